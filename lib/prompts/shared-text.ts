import type { FillablePrompt } from './fillable-prompt';
import { ANYTHING_ELSE, type Values, type Variable, variablesOf } from './template';

/** Text that an app has shared, by the fields of the web app manifest. Apps repeat the title or the address in the text. */
export function sharedText(query: URLSearchParams): string {
  const texts = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '');
  return texts
    .filter((text, at) => text && !texts.some((other, place) => place !== at && other.includes(text) && (other !== text || place < at)))
    .join('\n');
}

/** The blank of a prompt that a shared text goes into: the first for material, or else the last field. */
export function placeOf({ promptText, material }: Pick<FillablePrompt, 'promptText' | 'material'>): Variable {
  return variablesOf(promptText).find(({ name }) => material.includes(name)) ?? ANYTHING_ELSE;
}

/** Values of a prompt with a shared text. Material is replaced; in the last field it stands below what was written. */
export function withSharedText(prompt: Pick<FillablePrompt, 'promptText' | 'material'>, values: Values, text: string): Values {
  const { name } = placeOf(prompt);
  const before = name === ANYTHING_ELSE.name ? values[name] : undefined;
  return { ...values, [name]: [before, text].filter(Boolean).join('\n\n') };
}
