import type { ReactNode } from 'react';
import { MarkedText } from '@/components/prompts/text/excerpt-text';
import { Link } from '@/components/ui/link';
import type { Guide } from '@/lib/guides/guide';
import { paths } from '@/lib/paths';
import { markMatches } from '@/lib/text/highlight';

type Props = { guide: Guide; number?: number; heading?: 'h2' | 'h3'; padding?: string; matches?: ReadonlySet<string> };

const NO_MATCHES: ReadonlySet<string> = new Set();

export function GuideCards({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`grid gap-x-8 md:grid-cols-3 ${className}`}>{children}</div>;
}

export function GuideCard({
  guide: { slug, title, frontMatter },
  number,
  heading: Heading = 'h3',
  padding = 'pb-4.5 md:pb-1',
  matches = NO_MATCHES,
}: Props) {
  return (
    <article
      className={`group relative border-t border-rule pt-3.5 first:border-transparent md:nth-[-n+3]:border-transparent print:break-inside-avoid ${padding}`}
    >
      <p className="num flex justify-between text-meta text-ink-3">
        <span>{number ? `Guide ${number}` : 'Guide'}</span>
        <span>{frontMatter?.readingTime}</span>
      </p>
      <Heading className="mt-2 mb-1.5 text-h3 leading-[1.18] font-strong tracking-head">
        <Link className="no-underline decoration-2 group-hover:underline after:absolute after:inset-0" href={paths.guide(slug)}>
          <MarkedText text={markMatches(title, matches)} />
        </Link>
      </Heading>
      <p className="max-w-[52ch] text-ui text-ink-2">
        {frontMatter ? <MarkedText text={markMatches(frontMatter.description, matches)} /> : 'Content coming soon...'}
      </p>
    </article>
  );
}
