import { MarkedText } from '@/components/prompts/list/excerpt-text';
import { Link } from '@/components/ui/link';
import type { Guide } from '@/lib/guides/guide';
import { paths } from '@/lib/paths';
import { markWords } from '@/lib/search/words';

type Props = { guide: Guide; number?: number; heading?: 'h2' | 'h3'; hits?: ReadonlySet<string> };

const NO_HITS: ReadonlySet<string> = new Set();

/** A guide in a list. */
export function GuideCard({ guide: { slug, title, frontMatter }, number, heading: Heading = 'h3', hits = NO_HITS }: Props) {
  return (
    <article className="guide-card">
      <p className="guide-key num">
        <span>{number ? `Guide ${number}` : 'Guide'}</span>
        <span>{frontMatter?.readingTime}</span>
      </p>
      <Heading>
        <Link href={paths.guide(slug)}>
          <MarkedText text={markWords(title, hits)} />
        </Link>
      </Heading>
      <p>{frontMatter ? <MarkedText text={markWords(frontMatter.description, hits)} /> : 'Content coming soon...'}</p>
    </article>
  );
}
