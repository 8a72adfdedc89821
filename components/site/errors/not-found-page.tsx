import { PromptSearchForm } from '@/components/prompts/list/prompt-search';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { paths } from '@/lib/paths';
import { NotFoundHeading } from './not-found-heading';

/** What a not-found page says, and the ways on from it. */
export function NotFoundPage() {
  return (
    <>
      <div className="page-title">
        <NotFoundHeading />
      </div>
      <Section title="Ways on from here" aside={<p>One search over everything here.</p>}>
        <div className="max-w-[760px] pt-2">
          <PromptSearchForm action={paths.search} />
          <div className="mt-6 flex flex-wrap gap-2">
            <Link className="btn" href={paths.prompts}>
              Browse All Prompts
            </Link>
            <Link className="btn" href={paths.home}>
              Home
            </Link>
            <Link className="btn" href={paths.guides}>
              Guides
            </Link>
          </div>
        </div>
      </Section>
    </>
  );
}
