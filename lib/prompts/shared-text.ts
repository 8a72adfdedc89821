import type { FillablePrompt } from './fillable-prompt';
import { ANYTHING_ELSE, type Values, type Variable, variablesOf } from './template';

/** Text that another app has shared with the installed site (`share_target` of the manifest). A field whose text is part of another is left out. */
export function sharedTextIn(query: URLSearchParams): string {
  const texts = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '');
  return texts
    .filter((text, at) => text && !texts.some((other, place) => place !== at && other.includes(text) && (other !== text || place < at)))
    .join('\n');
}

/** Field of a prompt that receives a shared text: the first blank for pasted text, or else the last field. */
export function fieldForSharedText({ promptText, material }: Pick<FillablePrompt, 'promptText' | 'material'>): Variable {
  return variablesOf(promptText).find(({ name }) => material.includes(name)) ?? ANYTHING_ELSE;
}

/** Values of a prompt with a shared text: it replaces the value of a blank, and is appended to the last field. */
export function withSharedText(prompt: Pick<FillablePrompt, 'promptText' | 'material'>, values: Values, text: string): Values {
  const { name } = fieldForSharedText(prompt);
  const before = name === ANYTHING_ELSE.name ? values[name] : undefined;
  return { ...values, [name]: [before, text].filter(Boolean).join('\n\n') };
}
