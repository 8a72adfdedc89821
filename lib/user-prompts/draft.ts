import { removeEntries, type Store } from '../browser/browser-store';
import { EMPTY_PROMPT_FORM, type PromptFormValues } from './prompt-form-values';

/** What is being written. `base` is what it began from: for a new prompt whose it is, for an edit the version of the prompt. */
export type Draft = { base: string; texts: PromptFormValues };

/** The draft of a new prompt is stored under `gp-draft`, that of an edit under `gp-draft:{promptId}`; signing out removes all. */
const KEY = 'gp-draft';
const keyOf = (promptId: string | undefined) => (promptId ? `${KEY}:${promptId}` : KEY);

/** True after signing out: a form that is still open would store its draft again a moment later. */
let ended = false;

/** The stored draft of an edit, or of a new prompt; null without one or without storage. */
export function readDraft(store: Store | null, promptId?: string): Draft | null {
  ended = false;
  try {
    const stored: unknown = JSON.parse(store?.getItem(keyOf(promptId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const base: unknown = Reflect.get(stored, 'base');
    if (typeof base !== 'string') return null;
    const texts = { ...EMPTY_PROMPT_FORM };
    for (const name of Object.keys(texts) as (keyof PromptFormValues)[]) texts[name] = String(Reflect.get(stored, name) ?? '');
    return { base, texts };
  } catch {
    return null;
  }
}

export function writeDraft(store: Store | null, { base, texts }: Draft, promptId?: string): void {
  if (ended) return;
  try {
    store?.setItem(keyOf(promptId), JSON.stringify({ base, ...texts }));
  } catch {
    // Full or denied.
  }
}

export function removeDraft(store: Store | null, promptId?: string): void {
  try {
    store?.removeItem(keyOf(promptId));
  } catch {
    // Denied.
  }
}

/** Removes all drafts when their user signs out. */
export function endDrafts(store: Store | null): void {
  ended = true;
  removeEntries(store, (key) => key === KEY || key.startsWith(`${KEY}:`));
}

/** Whether two texts are the same but for white space around them, which is not stored. */
export function isSameText(one: PromptFormValues, other: PromptFormValues): boolean {
  return (Object.keys(EMPTY_PROMPT_FORM) as (keyof PromptFormValues)[]).every((name) => one[name].trim() === other[name].trim());
}
