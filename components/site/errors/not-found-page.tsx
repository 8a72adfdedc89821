import { PromptSearchForm, PromptSearchInput } from '@/components/prompts/search/prompt-search-form';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { PageTitle } from '@/components/ui/page-head';
import { Section } from '@/components/ui/section';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { NotFoundHeading } from './not-found-heading';

export function NotFoundPage() {
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
            <Link className={buttonClass()} href={paths.prompts}>
              Browse All Prompts
            </Link>
            <Link className={buttonClass()} href={paths.home}>
              Home
            </Link>
            <Link className={buttonClass()} href={paths.guides}>
              Guides
            </Link>
          </div>
        </div>
      </Section>
    </>
  );
}
