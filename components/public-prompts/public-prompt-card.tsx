'use client';

import { ExcerptText, MarkedText } from '@/components/prompts/list/excerpt-text';
import { SaveButton } from '@/components/saved-prompts/save-button';
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

/** What the row of a community prompt looks like; a client component for the reason that PromptCard is one. */
export function PublicPromptCard({ id, title, excerpt, category, author, createdAt, heading: Heading }: Props) {
  const titleId = `title-${id}`;
  return (
    <article className="row">
      <Heading id={titleId}>
        <Link href={paths.publicPrompt(id)} dir="auto">
          <MarkedText text={title} />
        </Link>
      </Heading>
      <SaveButton promptId={id} />
      <ExcerptText pieces={excerpt} />
      <div className="row-meta">
        <p className="dotted shared-metadata">
          <Link className="author" href={paths.profile(author.username)} dir="auto">
            {author.name}
          </Link>
          {category && <span dir="auto">{category}</span>}
          <span className="num">
            <Day iso={createdAt} />
          </span>
        </p>
        <Link className="btn btn-small" href={paths.publicPrompt(id)} aria-describedby={titleId}>
          View Details
        </Link>
      </div>
    </article>
  );
}
