import type { RawQuery } from '@/lib/lists/list-filter';
import { isUuid } from '@/lib/text/uuid';
import { MADE } from './change-message';
import { UndoNote } from './undo-note';

/** What was done on the page before this one (`?undo=` and `&did=`), with Undo. */
export function MadeBefore({ query: { undo, did } }: { query: RawQuery }) {
  if (typeof undo !== 'string' || !isUuid(undo)) return null;
  const kind = (Object.keys(MADE) as (keyof typeof MADE)[]).find((known) => known === did);
  return (
    <UndoNote key={undo} change={undo}>
      {kind ? MADE[kind] : 'Changed.'}
    </UndoNote>
  );
}
