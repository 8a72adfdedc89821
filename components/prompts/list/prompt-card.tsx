import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { RowMenu } from '@/components/prompts/actions/row-menu';
import { SaveButton } from '@/components/saved-prompts/save-button';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/lib/paths';
import type { ExcerptPiece } from '@/lib/prompts/excerpt';
import type { PromptMetadataValues } from '@/lib/prompts/prompt-metadata';
import type { Marked } from '@/lib/search/highlight';
import { MarkedText } from './excerpt-text';
import { PromptMetadata } from './prompt-metadata';
import { Row } from './row';
import { RowExcerpt } from './row-excerpt';

export type PromptCardProps = {
  id: string;
  slug: string;
  title: string;
  /** The title again, where words of it were searched for. */
  marked: Marked[] | undefined;
  excerpt: ExcerptPiece[];
  metadata: PromptMetadataValues;
  badge: boolean;
  heading: 'h2' | 'h3';
  alone?: boolean | undefined;
};

/** A library prompt as a row. */
export function PromptCard({ id, slug, title, marked, excerpt, metadata, badge, heading, alone }: PromptCardProps) {
  return (
    <Row
      heading={heading}
      alone={alone}
      title={marked ? <MarkedText text={marked} /> : title}
      href={paths.prompt(slug)}
      sheet={slug}
      corner={<SaveButton promptId={slug} />}
      excerpt={<RowExcerpt promptId={id} title={title} source={paths.promptData(slug)} pieces={excerpt} />}
      metadata={
        <>
          {badge && <Badge>Featured</Badge>}
          <PromptMetadata metadata={metadata} />
        </>
      }
      actions={
        <>
          <RowCopyButton slug={slug} title={title} />
          <RowMenu slug={slug} title={title} />
        </>
      }
    />
  );
}
