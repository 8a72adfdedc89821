import type { PromptListItem } from '../prompts/prompt-list-item';
import { plural } from '../text/plural';

/** What was found to be put into a collection, best first. `more`: than are here. `near`: nothing has all of the words, and these come close. */
export type FoundPrompts = { items: PromptListItem[]; more: boolean; near: boolean };

export const NOTHING_FOUND: FoundPrompts = { items: [], more: false, near: false };

/** What is said of a search. */
export function foundMessage({ items, more, near }: FoundPrompts): string {
  if (items.length === 0) return 'No prompt has all of these words.';
  if (near) return 'No prompt has all of these words. These come close.';
  return more ? `The first ${plural(items.length, 'prompt')}. Add a word to narrow them down.` : `${plural(items.length, 'prompt')} found.`;
}
