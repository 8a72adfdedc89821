'use client';

import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { SaveButton } from '@/components/saved-prompts/save-button';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import type { ExcerptPiece } from '@/lib/prompts/excerpt';
import type { Marked } from '@/lib/search/highlight';
import { ExcerptText, MarkedText } from './excerpt-text';
import { PromptMetadata, type PromptMetadataValues } from './prompt-metadata';

type Props = {
  slug: string;
  title: string;
  /** The title again, where words of it were searched for. */
  marked: Marked[] | undefined;
  excerpt: ExcerptPiece[];
  metadata: PromptMetadataValues;
  badge: boolean;
  heading: 'h2' | 'h3';
};

/**
 * What a row looks like. Drawn on the server all the same; a client component, because then the page carries each prompt once as data
 * and not a second time as a tree of elements, which took most of the time of a list made on request (bench/RESULTS.md).
 */
export function PromptCard({ slug, title, marked, excerpt, metadata, badge, heading: Heading }: Props) {
  return (
    <article className="row">
      <Heading>
        <Link href={paths.prompt(slug)} data-sheet={slug}>
          {marked ? <MarkedText text={marked} /> : title}
        </Link>
      </Heading>
      <SaveButton promptId={slug} />
      <ExcerptText pieces={excerpt} />
      <div className="row-meta">
        <PromptMetadata metadata={metadata} badge={badge} />
        <RowCopyButton slug={slug} title={title} />
      </div>
    </article>
  );
}
