import type { Store } from '../browser-store';
import type { UserPrompt } from './user-prompt';

/** The fields of a prompt that is being written. */
export type PromptTexts = typeof NO_TEXTS;
export const NO_TEXTS = { title: '', category: '', content: '' };

/** The fields of a prompt that is edited. */
export function textsOf({ title, category, content }: UserPrompt): PromptTexts {
  return { title, category: category ?? '', content };
}

/** One draft per browser; signing out removes it. */
const KEY = 'gp-draft';

/** True after signing out: a form that is still open would store its draft again a moment later. */
let ended = false;

/** The stored draft of this user; null without one or without storage. */
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

/** Stores a draft; blank fields remove it. */
export function writeDraft(store: Store | null, userId: string, texts: PromptTexts): void {
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

export function isBlank(texts: PromptTexts): boolean {
  return Object.values(texts).every((text) => text.trim() === '');
}
