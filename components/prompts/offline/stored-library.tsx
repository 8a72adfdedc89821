import { type ReactNode, useMemo, useState } from 'react';
import { PagerBar } from '@/components/lists/pager';
import { Rows } from '@/components/prompts/row/rows';
import { PromptSearchInput } from '@/components/prompts/search/prompt-search-form';
import { buttonClass } from '@/components/ui/button-class';
import { ListBar } from '@/components/ui/list-bar';
import { SearchBox } from '@/components/ui/search-box';
import { COUNTS } from '@/lib/limits';
import { type OfflinePrompt, searchOfflineLibrary } from '@/lib/prompts/offline-library';
import { plural } from '@/lib/text/plural';

type Props = {
  library: readonly OfflinePrompt[];
  q?: string;
  category?: string | null;
  onSearch?: (q: string) => void;
  children: (prompt: OfflinePrompt) => ReactNode;
};

/** A search of the library that the browser has stored. */
export function StoredLibrary({ library, q = '', category, onSearch, children }: Props) {
  const [typed, setTyped] = useState(q);
  const [count, setCount] = useState<number>(COUNTS.page);
  const found = useMemo(() => searchOfflineLibrary(library, typed, category), [library, typed, category]);
  return (
    <div className="pb-20">
      <form className="mb-6 max-w-[520px]" role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchBox>
          <PromptSearchInput
            required={false}
            // The offline page may have replaced a list while somebody typed a search: they go on typing here.
            autoFocus={q !== ''}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setCount(COUNTS.page);
              onSearch?.(target.value.trim());
            }}
          />
        </SearchBox>
      </form>
      <ListBar>
        <p role="status">{found.length === 0 ? 'No prompt has all of these words.' : plural(found.length, 'prompt')}</p>
      </ListBar>
      <Rows columns={2}>{found.slice(0, count).map(children)}</Rows>
      {found.length > count && (
        <PagerBar shown={`1–${count} of ${found.length}`}>
          <button type="button" className={buttonClass()} onClick={() => setCount(count + COUNTS.page)}>
            Load more
          </button>
        </PagerBar>
      )}
    </div>
  );
}
