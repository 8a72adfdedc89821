'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { PromptDock } from '@/components/prompts/actions/prompt-actions';
import { LibraryPromptDetail } from '@/components/prompts/detail/library-prompt-detail';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { PromptRow } from '@/components/prompts/row/prompt-row';
import { buttonClass } from '@/components/ui/button-class';
import { Lede, PageTitle } from '@/components/ui/page-head';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useLoaded } from '@/components/ui/use-loaded';
import { cleanQuery, listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { loadOfflineLibrary, type OfflinePrompt } from '@/lib/prompts/offline-library';
import { documentTitle } from '@/lib/site';
import { StoredLibrary } from './stored-library';

/** The paths of lists and searches, whose place the stored library can take. */
const LIST = /^\/(prompts|search|category\/[\w-]+)$/;

/** Takes the place of a page that is not stored: a library prompt at its address, at any other the stored library with its search. */
export function OfflineContent() {
  const hydrated = useHydrated();
  // The address of the document. A sheet over the list changes the address, but not the list.
  const [pathname] = useState(usePathname());
  const { loaded: library } = useLoaded('', loadOfflineLibrary);
  const prompt = library?.find(({ ref }) => pathname === paths.prompt(ref.id));
  if (prompt) return <StoredPrompt prompt={prompt} />;
  return (
    <>
      <PageTitle>
        <h1>You are offline</h1>
        <Lede>
          {/* Hydration must match the HTML, which was rendered for the address of the offline page. */}
          {!(hydrated && LIST.test(pathname)) && 'This page needs a connection. '}
          {library?.length !== 0 && 'The library is stored in this browser: search it, fill in a prompt and copy it.'}
        </Lede>
        <p className="mt-6">
          {/* biome-ignore lint/a11y/useValidAnchor: the address of the page whose place it takes, also without its code */}
          <a className={buttonClass()} href="">
            Try again
          </a>
        </p>
      </PageTitle>
      {library && library.length > 0 && <OfflineList library={library} path={pathname} />}
    </>
  );
}

function StoredPrompt({ prompt }: { prompt: OfflinePrompt }) {
  useEffect(() => {
    document.title = documentTitle(prompt.title);
  }, [prompt]);
  return (
    <PromptValuesProvider prompt={prompt}>
      <LibraryPromptDetail prompt={prompt} />
      <PromptDock />
    </PromptValuesProvider>
  );
}

function OfflineList({ library, path }: { library: OfflinePrompt[]; path: string }) {
  const query = new URLSearchParams(window.location.search);
  const category = path.split(paths.category(''))[1] ?? query.get('category');
  // The address follows the search, so that Back leads to the same list.
  const follow = (q: string) => window.history.replaceState(null, '', listPath(path, { q, category: query.get('category') ?? '' }));
  return (
    <StoredLibrary library={library} q={cleanQuery(query.get('q') ?? '')} category={category} onSearch={follow}>
      {({ description, category, facts, ...prompt }) => (
        <PromptRow key={prompt.storageId} item={{ ...prompt, excerpt: [description], facts: { ...facts, category: category.name } }} />
      )}
    </StoredLibrary>
  );
}
