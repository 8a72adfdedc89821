import type { ComponentProps, ReactNode } from 'react';
import { Keys } from '@/components/lists/keys/keys';
import { PromptSheetHost } from '@/components/prompts/sheet/prompt-sheet-host';
import { NotFoundPage } from './errors/not-found-page';
import { Footer } from './footer';
import { Header } from './header/header';
import { PageLoading } from './loading/page-loading';
import { SkipLink } from './skip-link';

type Props = { children?: ReactNode } & Pick<ComponentProps<typeof PageLoading>, 'skeletons'>;

/** The frame of public pages, around the not-found page by default: here, because Next shares scripts (8 KB) only where both need the same. */
export function SiteFrame({ children = <NotFoundPage />, skeletons }: Props) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="wrap outline-none">
        {children}
      </main>
      <Footer />
      <PageLoading skeletons={skeletons} />
      <PromptSheetHost />
      <Keys />
    </>
  );
}
