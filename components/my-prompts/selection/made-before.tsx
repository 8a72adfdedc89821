import type { RawQuery } from '@/lib/lists/list-filter';
import { isUuid } from '@/lib/text/uuid';
import { importMessage, MADE } from './change-message';
import { UndoNote } from './undo-note';

/** The change made on the page before this one (`?undo=`, `&did=`, and `&prompts=` of an import), with Undo. */
export function MadeBefore({ query: { undo, did, prompts } }: { query: RawQuery }) {
  if (typeof undo !== 'string' || !isUuid(undo)) return null;
  const kind = (Object.keys(MADE) as (keyof typeof MADE)[]).find((known) => known === did);
  return (
    <UndoNote key={undo} change={undo}>
      {kind === 'import' ? importMessage(prompts) : kind ? MADE[kind] : 'Changed.'}
    </UndoNote>
  );
}
