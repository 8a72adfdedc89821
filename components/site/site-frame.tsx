import type { ReactNode } from 'react';
import { PromptSheetHost } from '@/components/prompts/prompt-sheet-host';
import { Footer } from './footer';
import { Header } from './header';
import { NotFoundPage } from './not-found-page';

/**
 * What stands around every public page, the missing one when there is none. That one is in here because Next packs the scripts of a
 * layout and of the not-found page apart: only when both need the same ones does a browser load the frame's once (8 KB).
 */
export function SiteFrame({ children = <NotFoundPage /> }: { children?: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="wrap outline-none">
        {children}
      </main>
      <Footer />
      <PromptSheetHost />
    </>
  );
}
