import type { ReactNode } from 'react';
import { Keys } from '@/components/lists/keys/keys';
import { PromptSearchForm, PromptSearchInput } from '@/components/prompts/search/prompt-search-form';
import { PromptSheetHost } from '@/components/prompts/sheet/prompt-sheet-host';
import { ButtonLink } from '@/components/ui/button-link';
import { PageTitle } from '@/components/ui/page-head';
import { Section } from '@/components/ui/section';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { NotFoundHeading } from './errors/not-found-heading';
import { Footer } from './footer';
import { Header } from './header/header';
import { PageLoading } from './loading/page-loading';
import { SkipLink } from './skip-link';

/** The frame of public pages, around the not-found page by default: here, because Next shares scripts (8 KB) only where both need the same. */
export function SiteFrame({ children = <NotFoundPage /> }: { children?: ReactNode }) {
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

function NotFoundPage() {
  return (
    <>
      <PageTitle>
        <NotFoundHeading siteName={site.name} />
      </PageTitle>
      <Section title="Ways on from here" aside={<p>One search over everything here.</p>}>
        <div className="max-w-[760px] pt-2">
          <PromptSearchForm action={paths.search}>
            <PromptSearchInput />
          </PromptSearchForm>
          <div className="mt-6 flex flex-wrap gap-2">
            <ButtonLink href={paths.prompts}>Browse All Prompts</ButtonLink>
            <ButtonLink href={paths.home}>Home</ButtonLink>
            <ButtonLink href={paths.guides}>Guides</ButtonLink>
          </div>
        </div>
      </Section>
    </>
  );
}
