import type { Store } from '../browser-store';

/** The texts of a prompt while it is written. */
export type PromptTexts = { title: string; category: string; content: string };

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
    const text = (name: keyof PromptTexts) => String(Reflect.get(draft, name) ?? '');
    return { title: text('title'), category: text('category'), content: text('content') };
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
