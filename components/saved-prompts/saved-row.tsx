import { CollectionNames } from '@/components/collections/collection-names';
import { GoneRow, PromptRow } from '@/components/prompts/row/prompt-row';
import { buttonClass } from '@/components/ui/button-class';
import type { CollectionName } from '@/lib/collections/collection';
import { removeSaved } from '@/lib/saved-prompts/actions';
import type { SavedPrompt } from '@/lib/saved-prompts/queries';
import { listItem } from '@/lib/user-prompts/list-item';
import { SavedHeart } from './saved-heart';

type Props = {
  saved: SavedPrompt;
  q: string | undefined;
  /** Those that hold it. */
  collections: CollectionName[];
};

/** Something that was saved, in the list, with the collections that it is in. */
export function SavedRow({ saved: { promptId, found, matches }, q, collections }: Props) {
  const names = <CollectionNames promptId={promptId} collections={collections} />;
  if (!found)
    return (
      <GoneRow
        note={names}
        actions={
          <form action={removeSaved}>
            <input type="hidden" name="prompt" value={promptId} />
            <button type="submit" className={buttonClass({ size: 'small' })}>
              Remove
            </button>
          </form>
        }
      />
    );
  const item = listItem(found, ['author', 'category', 'blanks'], { q, matches });
  return <PromptRow item={item} corner={<SavedHeart promptId={promptId} />} note={names} />;
}
