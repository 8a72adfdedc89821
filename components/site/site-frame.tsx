import type { ReactNode } from 'react';
import { PromptSheetHost } from '@/components/prompts/prompt-sheet-host';
import { Footer } from './footer';
import { Header } from './header';

/** What stands around every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
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
