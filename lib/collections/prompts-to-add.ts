import type { PromptListItem } from '../prompts/prompt-list-item';

/**
 * Answer to a search for prompts to add to a collection, best first. `more`: there are more than these. `near`: they only come close to the query.
 */
export type PromptsToAdd = { items: PromptListItem[]; more: boolean; near: boolean };

export const NOTHING_FOUND: PromptsToAdd = { items: [], more: false, near: false };

export function foundMessage({ items, more, near }: PromptsToAdd): string {
  if (items.length === 0) return 'No prompt has all of these words.';
  if (near) return 'No prompt has all of these words. These come close.';
  if (more) return `The first ${items.length} prompts. Add a word to narrow them down.`;
  return items.length === 1 ? '1 prompt found.' : `${items.length} prompts found.`;
}
