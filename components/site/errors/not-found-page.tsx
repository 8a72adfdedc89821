import { PromptSearchForm, PromptSearchInput } from '@/components/prompts/search/prompt-search-form';
import { ButtonLink } from '@/components/ui/button-link';
import { PageTitle } from '@/components/ui/page-head';
import { Section } from '@/components/ui/section';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { SiteFrame } from '../site-frame';
import { NotFoundHeading } from './not-found-heading';

/** The not-found page of all unknown paths. Once it is hydrated it names the kind of page by the path. */
export function NotFoundPage() {
  return (
    <SiteFrame>
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
    </SiteFrame>
  );
}
