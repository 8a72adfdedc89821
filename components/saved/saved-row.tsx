import { CollectionNames } from '@/components/collections/collection-names';
import { CompactRowLayout, compactCopyClass, Fact } from '@/components/prompts/row/compact-row-layout';
import type { CollectionRef } from '@/lib/collections/collection';
import type { ListFilter } from '@/lib/lists/list-filter';
import { LIST_FACTS, listItem } from '@/lib/my-prompts/list-item';
import type { FoundPrompt } from '@/lib/my-prompts/user-prompt';
import { removeSaved } from '@/lib/saved/actions';
import type { SavedEntry } from '@/lib/saved/saved-list';
import { SavedPromptRow } from './saved-prompt-row';

type Props = {
  saved: SavedEntry;
  prompt: FoundPrompt | null;
  /** The words to mark in a library prompt, normalized. */
  matches: ReadonlySet<string> | undefined;
  q: string | undefined;
  sort: ListFilter['sort'];
  collections: CollectionRef[];
};

export function SavedRow({ saved, prompt, matches, q, sort, collections }: Props) {
  const { promptId, createdAt, usedAt, pinned: isPinned } = saved;
  const names = collections.length > 0 && <CollectionNames promptId={prompt && promptId} collections={collections} />;
  if (prompt) {
    const item = listItem(prompt, LIST_FACTS.saved, { q, matches });
    const facts = { ...item.facts, isPinned, ...(sort === 'newest' ? { savedAt: createdAt } : { usedAt }) };
    return <SavedPromptRow item={{ ...item, facts }} collections={names} />;
  }
  return (
    <CompactRowLayout
      item={null}
      facts={
        <>
          <Fact>Its author deleted this prompt or made it private again.</Fact>
          {names && <Fact>{names}</Fact>}
        </>
      }
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
