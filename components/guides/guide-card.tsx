import { MarkedText } from '@/components/prompts/list/excerpt-text';
import { Link } from '@/components/ui/link';
import type { Guide } from '@/lib/guides/guide';
import { paths } from '@/lib/paths';
import { markMatches } from '@/lib/search/highlight';

type Props = { guide: Guide; number?: number; heading?: 'h2' | 'h3'; matches?: ReadonlySet<string> };

const NO_MATCHES: ReadonlySet<string> = new Set();

/** A guide in a list. */
export function GuideCard({ guide: { slug, title, frontMatter }, number, heading: Heading = 'h3', matches = NO_MATCHES }: Props) {
  return (
    <article className="guide-card">
      <p className="guide-key num">
        <span>{number ? `Guide ${number}` : 'Guide'}</span>
        <span>{frontMatter?.readingTime}</span>
      </p>
      <Heading>
        <Link href={paths.guide(slug)}>
          <MarkedText text={markMatches(title, matches)} />
        </Link>
      </Heading>
      <p>{frontMatter ? <MarkedText text={markMatches(frontMatter.description, matches)} /> : 'Content coming soon...'}</p>
    </article>
  );
}
