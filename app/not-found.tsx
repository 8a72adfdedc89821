import type { Metadata } from 'next';
import Link from 'next/link';
import { PromptSearchForm } from '@/components/prompts/prompt-search';
import { MissingThing } from '@/components/site/missing-thing';
import { SiteFrame } from '@/components/site/site-frame';
import { Section } from '@/components/ui/section';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } };

/** The one not-found page. It reads well as served; once it runs it names the kind of thing by its path. */
export default function NotFound() {
  return (
    <SiteFrame>
      <div className="page-title">
        <MissingThing />
      </div>
      <Section title="Ways on from here" aside={<p>One search over everything here.</p>}>
        <div className="max-w-[760px] pt-2">
          <PromptSearchForm action={paths.search} />
          <div className="mt-6 flex flex-wrap gap-2">
            <Link className="btn" href={paths.prompts} prefetch={false}>
              Browse All Prompts
            </Link>
            <Link className="btn" href={paths.home} prefetch={false}>
              Home
            </Link>
            <Link className="btn" href={paths.guides} prefetch={false}>
              Guides
            </Link>
          </div>
        </div>
      </Section>
    </SiteFrame>
  );
}
