import { CollectionNames } from '@/components/collections/collection-names';
import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { RowMenu } from '@/components/prompts/actions/row-menu';
import { CompactRow, GoneCompactRow } from '@/components/prompts/row/compact-row';
import { compactCopyClass, compactIconClass } from '@/components/prompts/row/compact-row-class';
import type { CollectionName } from '@/lib/collections/collection';
import type { ListFilter } from '@/lib/lists/list-filter';
import { removeSaved } from '@/lib/saved-prompts/actions';
import type { SavedPrompt } from '@/lib/saved-prompts/queries';
import { listItem } from '@/lib/user-prompts/list-item';
import { SavedHeart } from './saved-heart';

type Props = {
  saved: SavedPrompt;
  q: string | undefined;
  sort: ListFilter['sort'];
  /** Those that hold it. */
  collections: CollectionName[];
};

/** Something that was saved, in the list, with the collections that it is in. It says when it was used, or, where the newest come first, saved. */
export function SavedRow({ saved: { promptId, found, matches, createdAt, usedAt }, q, sort, collections }: Props) {
  const names = collections.length > 0 && <CollectionNames promptId={promptId} collections={collections} />;
  if (!found)
    return (
      <GoneCompactRow
        collections={names}
        actions={
          <form action={removeSaved}>
            <input type="hidden" name="prompt" value={promptId} />
            <button type="submit" className={compactCopyClass}>
              Remove
            </button>
          </form>
        }
      />
    );
  const item = listItem(found, ['author', 'category', 'blanks'], { q, matches });
  const date = sort === 'newest' ? { savedAt: createdAt } : { usedAt };
  return (
    <CompactRow
      item={{ ...item, facts: { ...item.facts, ...date } }}
      collections={names}
      actions={
        <>
          <RowCopyButton prompt={item.ref} title={item.title} className={compactCopyClass} />
          <SavedHeart promptId={promptId} className={compactIconClass} />
          <RowMenu prompt={item.ref} title={item.title} className={compactIconClass} />
        </>
      }
    />
  );
}
