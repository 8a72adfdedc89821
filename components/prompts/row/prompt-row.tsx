import type { ReactNode, Ref } from 'react';
import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { RowMenu } from '@/components/prompts/actions/row-menu';
import { SaveButton } from '@/components/prompts/actions/save-button';
import { MarkedText } from '@/components/prompts/text/excerpt-text';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button-class';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { promptPath } from '@/lib/prompts/prompt-ref';
import { PromptFacts } from './prompt-facts';
import { RowExcerpt } from './row-excerpt';

type Props = {
  item: PromptListItem;
  /** The level of the title's heading: that below the list's own. */
  heading?: 'h2' | 'h3';
  featured?: boolean;
  /** What can be done with it: Copy and the menu, or `details`, a link to its page in place of Copy; or something else. */
  actions?: 'copy' | 'details' | { wide: ReactNode };
  /** In the upper right corner, in place of the heart. */
  corner?: ReactNode;
  /** At the end of the facts. */
  note?: ReactNode;
  /** In a list of two columns it takes a line of its own. */
  fullWidth?: boolean;
  hidden?: boolean;
  ref?: Ref<HTMLElement>;
  /** Below all that. */
  children?: ReactNode;
};

const ROW = 'group/row relative min-w-0 border-t border-rule print:break-inside-avoid';
/** In two columns the rules of neighbours meet; under a section's rule (Rows) the first line needs none of its own. */
const CARD =
  'flex flex-col gap-1.5 pt-(--row-top) pb-3 [--row-top:14px] group-data-two/rows:-mt-px group-data-two/rows:border-b group-not-data-two/rows:first:border-t-transparent group-data-under-rule/rows:first:border-t-transparent group-data-under-rule/rows:first:[--row-top:10px] md:group-data-under-rule/rows:nth-2:border-t-transparent md:group-data-under-rule/rows:nth-2:[--row-top:10px]';
const WIDE =
  'grid grid-cols-1 items-start gap-y-2 pt-4.5 pb-2 [--excerpt-lines:4] md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-8 md:pt-4 md:pb-3.5';

// A line of whole pixels, so that the rules of two rows always meet in one.
const TITLE =
  'text-row leading-[round(1.25em,1px)] font-strong tracking-row text-pretty wrap-anywhere group-has-data-removed/row:text-ink-3';
const LINK = 'no-underline decoration-2';
const COVERING_LINK =
  'group-hover/row:underline after:absolute after:inset-0 focus-visible:outline-0 focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-ink';

// While the page is being read, the feet of its last rows may still grow, and would move. (Chromium matches :nth-last-child only once the
// parent has been read to its end.)
const FOOT =
  'mt-auto flex min-h-10 items-center gap-x-3.5 text-meta text-ink-3 [body:not(:has(>#announcer))_[data-two]>:not(:has(+*+*))>&]:invisible';

/** A prompt of any kind in a list. Several actions stand at the right of the text (`wide`), and the title's link does not cover the row. */
export function PromptRow({
  item,
  heading: Heading = 'h2',
  featured,
  actions = 'copy',
  corner,
  note,
  fullWidth,
  hidden,
  ref,
  children,
}: Props) {
  const { ref: promptRef, title, marked } = item;
  const { kind, id } = promptRef;
  const wide = typeof actions === 'object';
  const titleId = actions === 'details' ? `title-${id}` : undefined;
  return (
    <RowLayout
      ref={ref}
      wide={wide}
      fullWidth={fullWidth}
      hidden={hidden}
      corner={wide ? undefined : (corner ?? <SaveButton promptId={id} />)}
      title={
        <Heading id={titleId} className={wide ? TITLE : `${TITLE} pr-10`} dir={kind === 'library' ? undefined : 'auto'}>
          <Link
            className={`${LINK} ${wide ? 'tall-target hover:underline' : COVERING_LINK}`}
            href={promptPath(promptRef)}
            data-sheet={kind === 'library' ? id : undefined}
          >
            {marked ? <MarkedText text={marked} /> : title}
          </Link>
        </Heading>
      }
      excerpt={<RowExcerpt item={item} />}
      facts={
        <>
          {featured && <Badge>Featured</Badge>}
          <PromptFacts item={item} />
          {note}
        </>
      }
      actions={
        wide ? (
          actions.wide
        ) : (
          <>
            {actions === 'copy' ? (
              <RowCopyButton prompt={promptRef} title={title} />
            ) : (
              <Link className={buttonClass({ size: 'small' })} href={promptPath(promptRef)} aria-describedby={titleId}>
                View Details
              </Link>
            )}
            <RowMenu prompt={promptRef} title={title} />
          </>
        )
      }
    >
      {children}
    </RowLayout>
  );
}

/** In the place of a prompt that was deleted or made private again. */
export function GoneRow({ note, actions }: { note: ReactNode; actions: ReactNode }) {
  return (
    <RowLayout
      title={
        <h2 className={TITLE}>
          <span className="text-ink-3">No longer available</span>
        </h2>
      }
      excerpt={<p className="text-ink-3">Its author deleted this prompt or made it private again.</p>}
      facts={note}
      actions={actions}
    />
  );
}

type LayoutProps = {
  title: ReactNode;
  corner?: ReactNode;
  excerpt: ReactNode;
  facts: ReactNode;
  actions: ReactNode;
  wide?: boolean;
  fullWidth?: boolean | undefined;
  hidden?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
  children?: ReactNode;
};

function RowLayout({ title, corner, excerpt, facts, actions, wide, fullWidth, hidden, ref, children }: LayoutProps) {
  return (
    <article ref={ref} className={`${ROW} ${wide ? WIDE : CARD} ${fullWidth ? 'md:col-span-2' : ''}`} data-wide={wide} hidden={hidden}>
      {title}
      {corner && <div className="absolute top-[max(var(--row-top)-11px,0px)] -right-3 z-raised text-ink-3">{corner}</div>}
      {excerpt}
      <div className={wide ? 'contents' : FOOT}>
        <div className={`-mx-1.25 min-w-0 overflow-x-clip px-1.25 ${wide ? 'row-start-2 text-meta text-ink-3' : ''}`}>
          <Dotted breaking>{facts}</Dotted>
        </div>
        <div className={wide ? 'contents' : 'relative z-raised ml-auto flex flex-none items-center has-[[aria-expanded=true]]:z-front'}>
          {actions}
        </div>
      </div>
      {children}
    </article>
  );
}
