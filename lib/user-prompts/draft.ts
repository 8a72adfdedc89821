import type { Store } from '../browser-store';
import { EMPTY_PROMPT_FORM, type PromptFormValues } from './prompt-form-values';

/** One draft per browser; signing out removes it. */
const KEY = 'gp-draft';

/** True after signing out: a form that is still open would store its draft again a moment later. */
let ended = false;

/** The stored draft of this user; null without one or without storage. */
export function readDraft(store: Store | null, userId: string): PromptFormValues | null {
  ended = false;
  try {
    const draft: unknown = JSON.parse(store?.getItem(KEY) ?? 'null');
    if (typeof draft !== 'object' || draft === null || Reflect.get(draft, 'userId') !== userId) return null;
    const texts = { ...EMPTY_PROMPT_FORM };
    for (const name of Object.keys(texts) as (keyof PromptFormValues)[]) texts[name] = String(Reflect.get(draft, name) ?? '');
    return texts;
  } catch {
    return null;
  }
}

/** Stores a draft; blank fields remove it. */
export function writeDraft(store: Store | null, userId: string, texts: PromptFormValues): void {
  if (ended) return;
  try {
    if (isBlank(texts)) store?.removeItem(KEY);
    else store?.setItem(KEY, JSON.stringify({ userId, ...texts }));
  } catch {
    // Full or denied.
  }
}

/** Removes the draft when its user signs out. */
export function endDraft(store: Store | null): void {
  ended = true;
  removeDraft(store);
}

export function removeDraft(store: Store | null): void {
  try {
    store?.removeItem(KEY);
  } catch {
    // Denied.
  }
}

export function isBlank(texts: PromptFormValues): boolean {
  return Object.values(texts).every((text) => text.trim() === '');
}
