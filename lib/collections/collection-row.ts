import type { PromptListItem } from '../prompts/prompt-list-item';
import { isUuid } from '../text/uuid';
import { moveAfter } from './order';

/** A prompt in a collection. `item`: without an excerpt, because a collection may have 500 rows; null if the prompt is no longer available. */
export type CollectionRow = { promptId: string; position: number; title: string; item: PromptListItem | null };

type RowChange = { move: string; after: string | null } | { add: PromptListItem[] } | { remove: string[] };

/** The rows as they will be after a change. Added prompts come last; those already in the collection keep their places. */
export function changedRows(rows: readonly CollectionRow[], change: RowChange): CollectionRow[] {
  if ('move' in change) return moveAfter(rows, change.move, change.after);
  if ('remove' in change) return rows.filter(({ promptId }) => !change.remove.includes(promptId));
  const last = Math.max(0, ...rows.map(({ position }) => position));
  const added = change.add.filter(({ ref }) => rows.every(({ promptId }) => promptId !== ref.id));
  return [...rows, ...added.map((item, index) => ({ promptId: item.ref.id, position: last + index + 1, title: item.title, item }))];
}

/** Says who wrote the prompt of a row, or why it is no longer available. */
export function originOf({ promptId, item }: Pick<CollectionRow, 'promptId' | 'item'>): string {
  if (item?.ref.kind === 'library') return 'Library';
  if (item?.ref.kind === 'own') return 'Your prompt';
  if (item) return `By ${item.facts.author?.name}`;
  return isUuid(promptId) ? 'Its author deleted this prompt or made it private again.' : 'This prompt is no longer in the library.';
}
