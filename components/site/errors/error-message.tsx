'use client';

import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { Lede, PageTitle } from '@/components/ui/page-head';
import { paths } from '@/lib/paths';

/** Replaces a page that failed. The cause of a failure on the server is in its log; `retry` requests the page again. */
export function ErrorMessage({ retry }: { retry: () => void }) {
  return (
    <PageTitle padding="pb-24" role="alert">
      <h1>This page is not available right now</h1>
      <Lede>Our server is not responding. Nothing you wrote is lost. Try again in a moment; the library works as always.</Lede>
      <div className="mt-8 flex flex-wrap gap-2">
        <button type="button" className={buttonClass({ variant: 'primary' })} onClick={retry}>
          Try again
        </button>
        <ButtonLink href={paths.prompts}>Browse All Prompts</ButtonLink>
      </div>
    </PageTitle>
  );
}
