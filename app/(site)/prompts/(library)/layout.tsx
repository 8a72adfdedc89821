import { type ReactNode, Suspense } from 'react';
import { PromptSearch, PromptSearchForm } from '@/components/prompts/list/prompt-search';

/** The title and the search stay mounted while the list below them changes. The static page does not know its query: see PromptSearch. */
export default function PromptsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="page-title-split">
        <h1>Browse All Prompts</h1>
        <Suspense fallback={<PromptSearchForm />}>
          <PromptSearch />
        </Suspense>
      </div>
      {children}
    </>
  );
}
