import { CollectionNames } from '@/components/collections/collection-names';
import { GoneCompactRow } from '@/components/prompts/row/compact-row';
import { compactCopyClass } from '@/components/prompts/row/compact-row-class';
import type { CollectionName } from '@/lib/collections/collection';
import type { ListFilter } from '@/lib/lists/list-filter';
import { removeSaved } from '@/lib/saved-prompts/actions';
import type { SavedPrompt } from '@/lib/saved-prompts/queries';
import { listItem } from '@/lib/user-prompts/list-item';
import { SavedPromptRow } from './saved-prompt-row';

type Props = {
  saved: SavedPrompt;
  q: string | undefined;
  sort: ListFilter['sort'];
  /** Those that hold it. */
  collections: CollectionName[];
};

/** Something that was saved, in the list. It says when it was used, or, where the newest come first, when it was saved. */
export function SavedRow({ saved: { promptId, found, matches, createdAt, usedAt, pinned: isPinned }, q, sort, collections }: Props) {
  const names = collections.length > 0 && <CollectionNames promptId={promptId} collections={collections} />;
  if (found) {
    const item = listItem(found, ['author', 'category', 'blanks'], { q, matches });
    const facts = { ...item.facts, isPinned, ...(sort === 'newest' ? { savedAt: createdAt } : { usedAt }) };
    return <SavedPromptRow item={{ ...item, facts }} collections={names} />;
  }
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
}
