import { type ReactNode, Suspense } from 'react';
import { PromptsTitle } from '@/components/library/prompts-title';
import { PromptSearch } from '@/components/prompts/search/prompt-search';
import { PromptSearchForm, PromptSearchInput } from '@/components/prompts/search/prompt-search-form';
import { SearchTitle } from '@/components/ui/page-head';
import { paths } from '@/lib/paths';
import { library } from '@/lib/prompts/library';

/**
 * Title and search of the library. A layout gets no searchParams and stays mounted while the list below changes, so both read the query
 * with useSearchParams.
 */
export default function PromptsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {/* The width does not depend on the title, so that the search field does not move. */}
      <SearchTitle
        className="min-w-0 flex-[1_1_9.2em]"
        title={
          <Suspense fallback="Browse All Prompts">
            <PromptsTitle categories={library().categories.map(({ slug, name }) => ({ slug, name }))} />
          </Suspense>
        }
      >
        <PromptSearchForm>
          <Suspense fallback={<PromptSearchInput data-served />}>
            <PromptSearch path={paths.prompts} hidden={['category', 'topic', 'sort', 'view']} suggestions />
          </Suspense>
        </PromptSearchForm>
      </SearchTitle>
      {children}
    </>
  );
}
