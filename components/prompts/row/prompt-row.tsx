import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { RowMenu } from '@/components/prompts/actions/row-menu';
import { SaveButton } from '@/components/prompts/actions/save-button';
import { ExcerptText } from '@/components/prompts/text/excerpt-text';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { promptPath } from '@/lib/prompts/prompt-ref';
import { FeaturedBadge, PromptFacts } from './prompt-facts';
import { RowExcerpt } from './row-excerpt';
import { RowTitle } from './row-title';

type Props = {
  item: PromptListItem;
  heading?: 'h2' | 'h3';
  featured?: boolean;
  details?: boolean;
};

/** A prompt of any kind in a public list. The title's link covers the row. */
export function PromptRow({ item, heading, featured, details }: Props) {
  const { ref, title } = item;
  const titleId = details ? `title-${ref.id}` : undefined;
  return (
    <article className="group/row prompt-row">
      <RowTitle id={titleId} heading={heading} item={item} className="prompt-row-title" linkClass="focus-visible:after:outline-offset-2" />
      <div className="prompt-row-heart">
        <SaveButton promptId={ref.id} />
      </div>
      <div className="compact:hidden">
        <RowExcerpt item={item}>
          <ExcerptText pieces={item.excerpt} />
        </RowExcerpt>
      </div>
      <footer className="prompt-row-foot">
        <div className="-mx-1.25 min-w-0 overflow-x-clip px-1.25">
          <Dotted breaking>
            {featured && <FeaturedBadge />}
            <PromptFacts item={item} />
            {details && (
              <Link className="tall-target relative z-raised print:hidden" href={promptPath(ref)} aria-describedby={titleId}>
                View Details
              </Link>
            )}
          </Dotted>
        </div>
        <div className="relative ml-auto flex flex-none items-center">
          <RowCopyButton prompt={ref} title={title} className="prompt-row-copy" />
          <RowMenu prompt={ref} title={title} />
        </div>
      </footer>
    </article>
  );
}
