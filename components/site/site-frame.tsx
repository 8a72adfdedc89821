import type { ComponentProps, ReactNode } from 'react';
import { Keys } from '@/components/lists/keys/keys';
import { PromptSheetHost } from '@/components/prompts/sheet/prompt-sheet-host';
import { NotFoundPage } from '@/components/site/errors/not-found-page';
import { Header } from '@/components/site/header/header';
import { Footer } from './footer';
import { PageLoading } from './loading/page-loading';
import { SkipLink } from './skip-link';

type Props = { children?: ReactNode } & Pick<ComponentProps<typeof PageLoading>, 'skeletons'>;

/**
 * The frame of every public page; without children, the not-found page. That one is imported here because Next bundles the scripts of a
 * layout and of the not-found page separately, and shares them (8 KB) only when both need the same.
 */
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
