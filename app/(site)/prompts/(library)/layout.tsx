import type { ReactNode } from 'react';
import { PromptSearch } from '@/components/prompts/prompt-search';

/** The title and the search stay where they are while the list below them changes. */
export default function PromptsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="page-title-split">
        <h1>Browse All Prompts</h1>
        <PromptSearch />
      </div>
      {children}
    </>
  );
}
