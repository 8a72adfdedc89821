import type { ReactNode } from 'react';
import { Keys } from '@/components/lists/keys/keys';
import { PromptSheetHost } from '@/components/prompts/sheet/prompt-sheet-host';
import { Footer } from './footer';
import { Header } from './header/header';
import { PageLoading } from './loading/page-loading';
import { SkipLink } from './skip-link';

/** The frame of public pages. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="wrap outline-none">
        {children}
      </main>
      <Footer />
      <PageLoading withSkeletons />
      <PromptSheetHost />
      <Keys />
    </>
  );
}
