import type { PromptListItem } from '../prompts/prompt-list-item';
import { plural } from '../text/plural';

/** Best first. `more`: there are more. `near`: no prompt has all words. */
export type FoundPrompts = { items: PromptListItem[]; more: boolean; near: boolean };

export const NOTHING_FOUND: FoundPrompts = { items: [], more: false, near: false };

export function foundMessage({ items, more, near }: FoundPrompts): string {
  if (items.length === 0) return 'No prompt has all of these words.';
  if (near) return 'No prompt has all of these words. These come close.';
  return more ? `The first ${plural(items.length, 'prompt')}. Add a word to narrow them down.` : `${plural(items.length, 'prompt')} found.`;
}
