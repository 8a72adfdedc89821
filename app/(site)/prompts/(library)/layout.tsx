import { type ReactNode, Suspense } from 'react';
import { PromptsTitle } from '@/components/library/prompts-title';
import { PromptSearch } from '@/components/prompts/search/prompt-search';
import { PromptSearchForm, PromptSearchInput } from '@/components/prompts/search/prompt-search-form';
import { SearchTitle } from '@/components/ui/page-head';
import { paths } from '@/lib/paths';
import { library } from '@/lib/prompts/library';

/** The title and the search stay mounted while the list below them changes. The static page does not know its query: see PromptSearch. */
export default function PromptsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {/* As wide for any words as for these: the search stays where it is. */}
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
            <PromptSearch path={paths.prompts} hidden={['category', 'topic', 'sort']} suggestions />
          </Suspense>
        </PromptSearchForm>
      </SearchTitle>
      {children}
    </>
  );
}
