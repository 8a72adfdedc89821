import type { PromptListItem } from '../prompts/prompt-list-item';
import { isUuid } from '../text/uuid';

/** A row of a collection, for its owner: `item` is null for a prompt that is gone. There are up to five hundred, so it has no excerpt. */
export type CollectionRow = { promptId: string; position: number; title: string; item: PromptListItem | null };

/** Where the prompt of a row is from, or why it is gone. */
export function originOf({ promptId, item }: CollectionRow): string {
  if (item?.ref.kind === 'library') return 'Library';
  if (item?.ref.kind === 'own') return 'Your prompt';
  if (item) return `By ${item.facts.author?.name}`;
  return isUuid(promptId) ? 'Its author deleted this prompt or made it private again.' : 'This prompt is no longer in the library.';
}
