import type { ReactNode } from 'react';
import { PromptSheetHost } from '@/components/prompts/sheet/prompt-sheet-host';
import { NotFoundPage } from '@/components/site/errors/not-found-page';
import { Header } from '@/components/site/header/header';
import { Footer } from './footer';
import { SkipLink } from './skip-link';

/**
 * What stands around every public page, the missing one when there is none. That one is in here because Next packs the scripts of a
 * layout and of the not-found page apart: only when both need the same ones does a browser load the frame's once (8 KB).
 */
export function SiteFrame({ children = <NotFoundPage /> }: { children?: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="wrap outline-none">
        {children}
      </main>
      <Footer />
      <PromptSheetHost />
    </>
  );
}
