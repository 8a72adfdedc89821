'use client';

import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { CollectionRow } from '@/lib/collections/collection-row';
import { AddPrompts } from './add/add-prompts';
import { ItemList } from './items/item-list';
import { useItems } from './items/use-items';

type Props = {
  collectionId: string;
  items: CollectionRow[];
  isPublic: boolean;
  /** Search for prompts to add. */
  q: string;
  /** Results of the search without JavaScript. */
  found: ReactNode;
  /** The line above the list. */
  children: ReactNode;
};

/** The prompts of a collection, and a search to add more. */
export function CollectionContents({ collectionId, items, isPublic, q, found, children }: Props) {
  const list = useItems(collectionId, items);
  const includedIds = new Set(list.shown.flatMap(({ item, removed }) => (removed ? [] : item.promptId)));
  return (
    <>
      <AddPrompts collectionId={collectionId} q={q} includedIds={includedIds} problem={list.choiceProblem} onChoose={list.choose}>
        {found}
      </AddPrompts>
      {children}
      {list.shown.length === 0 && (
        <EmptyState
          underBar
          title="Nothing here yet"
          text="Search above for your own prompts, ones you saved, and prompts from the library and the community. You can also choose “Add to collection” beside any prompt."
        />
      )}
      <ItemList collectionId={collectionId} list={list} isPublic={isPublic} />
    </>
  );
}
