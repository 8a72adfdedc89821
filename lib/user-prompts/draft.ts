import type { Store } from '../browser-store';
import type { UserPrompt } from './user-prompt';

/** The texts of a prompt while it is written. */
export type PromptTexts = typeof NO_TEXTS;
export const NO_TEXTS = { title: '', category: '', content: '' };

/** The texts of a prompt that is edited. */
export function textsOf({ title, category, content }: UserPrompt): PromptTexts {
  return { title, category: category ?? '', content };
}

/** One for the browser, whoever uses it: signing out removes it. */
const KEY = 'gp-draft';

/** Between signing out and the next form nothing is stored: a form that is still open saves what was typed a moment later. */
let ended = false;

/** What somebody was writing here; null when it was nothing, somebody else, or the browser has no storage. */
export function readDraft(store: Store | null, userId: string): PromptTexts | null {
  ended = false;
  try {
    const draft: unknown = JSON.parse(store?.getItem(KEY) ?? 'null');
    if (typeof draft !== 'object' || draft === null || Reflect.get(draft, 'userId') !== userId) return null;
    const texts = { ...NO_TEXTS };
    for (const name of Object.keys(texts) as (keyof PromptTexts)[]) texts[name] = String(Reflect.get(draft, name) ?? '');
    return texts;
  } catch {
    return null;
  }
}

/** Stores what is being written; blank texts remove it. Without storage the form itself still holds them. */
export function writeDraft(store: Store | null, userId: string, texts: PromptTexts): void {
  if (ended) return;
  try {
    if (isBlank(texts)) store?.removeItem(KEY);
    else store?.setItem(KEY, JSON.stringify({ userId, ...texts }));
  } catch {
    // Full or denied.
  }
}

/** Removes the draft for good: its person signs out. */
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

export function isBlank(texts: PromptTexts): boolean {
  return Object.values(texts).every((text) => text.trim() === '');
}
