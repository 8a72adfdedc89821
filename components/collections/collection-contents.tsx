'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { PromptSearchInput } from '@/components/prompts/search/prompt-search-form';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { lazyComponent } from '@/components/ui/lazy-component';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { SearchBox } from '@/components/ui/search-box';
import { useHydrated } from '@/components/ui/use-hydrated';
import { closeKeyboard } from '@/lib/browser/close-keyboard';
import type { CollectionRow } from '@/lib/collections/collection-row';
import { cleanQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { ItemList } from './items/item-list';
import { useItems } from './items/use-items';

const Results = lazyComponent(() => import('./add/results').then((module) => module.Results));

type Props = {
  collectionId: string;
  items: CollectionRow[];
  isPublic: boolean;
  q: string;
  servedResults: ReactNode;
  children: ReactNode;
};

/** The prompts of one's own collection, to put in order and remove, below a search for others to add. `children` stands between the two. */
export function CollectionContents({ collectionId, items, isPublic, q, servedResults, children }: Props) {
  const list = useItems(collectionId, items);
  const includedIds = new Set(list.shown.flatMap(({ row, removed }) => (removed ? [] : row.promptId)));
  return (
    <>
      <AddPrompts collectionId={collectionId} q={q} includedIds={includedIds} problem={list.choiceProblem} onChoose={list.choose}>
        {servedResults}
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

type AddProps = Omit<ComponentProps<typeof Results>, 'field' | 'onDone'> & { collectionId: string; children: ReactNode };

/** A search for prompts to add to the collection. The code of its results is loaded once there is a query. */
function AddPrompts({ collectionId, q, children, ...results }: AddProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const hydrated = useHydrated();

  // The field may hold the query of the address, or what was typed before hydration.
  useEffect(() => setTyped(cleanQuery(field.current?.value ?? '')), []);

  const finish = () => {
    if (field.current) field.current.value = '';
    setTyped('');
  };

  return (
    <div className="mb-5 print:hidden">
      <form
        className="flex gap-2"
        role="search"
        action={paths.collection(collectionId)}
        noValidate={hydrated}
        onSubmit={(event) => {
          event.preventDefault();
          closeKeyboard(field.current);
        }}
      >
        <SearchBox icon="add" className="flex-auto">
          <PromptSearchInput
            ref={field}
            aria-label="Add prompts"
            placeholder="Find prompts to add"
            defaultValue={q}
            onChange={({ currentTarget }) => setTyped(cleanQuery(currentTarget.value))}
          />
        </SearchBox>
        <button type="submit" className={buttonClass({ size: 'field', className: '[@media(scripting:enabled)]:hidden' })}>
          Search
        </button>
      </form>
      <NoScriptFallback>{children}</NoScriptFallback>
      {typed && <Results {...results} field={field} q={typed} onDone={finish} />}
    </div>
  );
}
