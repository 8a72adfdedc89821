'use client';

import { AuthorLink } from '@/components/profiles/author-link';
import { RowMenu } from '@/components/prompts/actions/row-menu';
import { MarkedText, plainText } from '@/components/prompts/list/excerpt-text';
import { Row } from '@/components/prompts/list/row';
import { RowExcerpt } from '@/components/prompts/list/row-excerpt';
import { SaveButton } from '@/components/saved-prompts/save-button';
import { buttonClass } from '@/components/ui/button-class';
import { Day } from '@/components/ui/day';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import type { ExcerptPiece } from '@/lib/prompts/excerpt';
import type { Marked } from '@/lib/search/highlight';

type Props = {
  id: string;
  title: Marked[];
  excerpt: ExcerptPiece[];
  category: string | null;
  author: { name: string; username: string };
  createdAt: string;
  heading: 'h2' | 'h3';
};

/** What the row of a community prompt looks like; a client component for the reason that ClientPromptCard is one. */
export function PublicPromptCard({ id, title, excerpt, category, author, createdAt, heading }: Props) {
  const titleId = `title-${id}`;
  return (
    <Row
      heading={heading}
      title={<MarkedText text={title} />}
      titleId={titleId}
      href={paths.publicPrompt(id)}
      dir="auto"
      corner={<SaveButton promptId={id} />}
      excerpt={<RowExcerpt promptId={id} title={plainText(title)} source={paths.publicPromptData(id)} pieces={excerpt} />}
      metadata={
        <>
          <AuthorLink {...author} />
          {category && <span dir="auto">{category}</span>}
          <span className="num">
            <Day iso={createdAt} />
          </span>
        </>
      }
      actions={
        <>
          <Link className={buttonClass({ size: 'small' })} href={paths.publicPrompt(id)} aria-describedby={titleId}>
            View Details
          </Link>
          <RowMenu slug={id} title={plainText(title)} isPublicPrompt />
        </>
      }
    />
  );
}
