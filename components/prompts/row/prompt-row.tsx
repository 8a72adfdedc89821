import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { RowMenu } from '@/components/prompts/actions/row-menu';
import { SaveButton } from '@/components/prompts/actions/save-button';
import { ExcerptText, MarkedText } from '@/components/prompts/text/excerpt-text';
import { buttonClass } from '@/components/ui/button-class';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { promptPath } from '@/lib/prompts/prompt-ref';
import { FeaturedBadge } from './featured-badge';
import { PromptFacts } from './prompt-facts';
import { RowExcerpt } from './row-excerpt';

type Props = {
  item: PromptListItem;
  heading?: 'h2' | 'h3';
  featured?: boolean;
  details?: boolean;
};

const ROW =
  'group/row relative flex min-w-0 flex-col gap-1.5 border-t border-rule pt-(--row-top) pb-3 print:break-inside-avoid [--row-top:14px]';

// A line of whole pixels, so that the rules of two rows always meet.
const TITLE = 'text-row leading-[round(1.25em,1px)] font-strong tracking-row text-pretty wrap-anywhere pr-10';
const LINK = 'covering-link no-underline decoration-2 group-hover/row:underline focus-visible:after:outline-offset-2';
const FOOT = 'mt-auto flex min-h-10 items-center gap-x-3.5 text-meta text-ink-3';
/** In a compact list: one line where there is room, two on a phone. */
const COMPACT_ROW =
  'compact:gap-0 compact:pb-0.5 compact:[--row-top:8px] md:compact:flex-row md:compact:items-center md:compact:py-0 md:compact:pr-8';
const COMPACT_TITLE = 'compact:text-ui md:compact:flex-1 md:compact:py-2 md:compact:pr-4';
const COPY = buttonClass({
  size: 'small',
  className: '[--tip-place:auto_0_calc(100%+4px)_auto] compact:border-transparent! compact:[&_svg]:hidden',
});
const COMPACT_HEART = 'md:compact:inset-y-0 md:compact:flex md:compact:items-center';

/** A prompt of any kind in a public list. The title's link covers the row. */
export function PromptRow({ item, heading: Heading = 'h2', featured, details }: Props) {
  const { ref: promptRef, title, marked } = item;
  const { kind, id } = promptRef;
  const titleId = details ? `title-${id}` : undefined;
  return (
    <article className={`${ROW} ${COMPACT_ROW}`}>
      <Heading id={titleId} className={`${TITLE} ${COMPACT_TITLE}`} dir={kind === 'library' ? undefined : 'auto'}>
        <Link className={LINK} href={promptPath(promptRef)} data-sheet={kind === 'library' ? id : undefined}>
          {marked ? <MarkedText text={marked} /> : title}
        </Link>
      </Heading>
      <div className={`absolute top-[max(var(--row-top)-11px,0px)] -right-3 z-raised text-ink-3 ${COMPACT_HEART}`}>
        <SaveButton promptId={id} />
      </div>
      <div className="compact:hidden">
        <RowExcerpt item={item}>
          <ExcerptText pieces={item.excerpt} />
        </RowExcerpt>
      </div>
      <footer className={`${FOOT} md:compact:mt-0 md:compact:flex-none`}>
        <div className="-mx-1.25 min-w-0 overflow-x-clip px-1.25">
          <Dotted breaking>
            {featured && <FeaturedBadge />}
            <PromptFacts item={item} />
            {details && (
              <Link className="tall-target relative z-raised print:hidden" href={promptPath(promptRef)} aria-describedby={titleId}>
                View Details
              </Link>
            )}
          </Dotted>
        </div>
        <div className="relative ml-auto flex flex-none items-center">
          <RowCopyButton prompt={promptRef} title={title} className={COPY} />
          <RowMenu prompt={promptRef} title={title} />
        </div>
      </footer>
    </article>
  );
}
