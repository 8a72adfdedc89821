import type { ReactNode, Ref } from 'react';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';

type Props = {
  ref?: Ref<HTMLElement>;
  /** The level of the title's heading: that below the list's own. */
  heading?: 'h2' | 'h3';
  title: ReactNode;
  /** The id of the title. */
  titleId?: string;
  /** Where the title leads. */
  href?: string;
  /** Of a title that somebody wrote. */
  dir?: 'auto';
  /** The prompt whose sheet the title opens on small screens. */
  sheet?: string;
  excerpt: ReactNode;
  metadata?: ReactNode;
  actions?: ReactNode;
  /** In the upper right corner. */
  corner?: ReactNode;
  /** There are several actions: they stand at the right of the text, and the title's link does not cover the row. */
  wide?: boolean;
  /** In a list of two columns it takes a line of its own. */
  alone?: boolean | undefined;
  hidden?: boolean;
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

/** A prompt in a list. */
export function Row(props: Props) {
  const {
    ref,
    heading: Heading = 'h2',
    title,
    titleId,
    href,
    dir,
    sheet,
    excerpt,
    metadata,
    actions,
    corner,
    wide,
    alone,
    hidden,
    children,
  } = props;
  return (
    <article ref={ref} className={`${ROW} ${wide ? WIDE : CARD} ${alone ? 'md:col-span-2' : ''}`} data-wide={wide} hidden={hidden}>
      <Heading id={titleId} className={corner ? `${TITLE} pr-10` : TITLE} dir={dir}>
        {href ? (
          <Link className={`${LINK} ${wide ? 'tall-target hover:underline' : COVERING_LINK}`} href={href} data-sheet={sheet}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      {corner && <div className="absolute top-[max(var(--row-top)-11px,0px)] -right-3 z-1 text-ink-3">{corner}</div>}
      {excerpt}
      <div className={wide ? 'contents' : FOOT}>
        <div className={`-mx-1.25 min-w-0 overflow-x-clip px-1.25 ${wide ? 'row-start-2 text-meta text-ink-3' : ''}`}>
          <Dotted breaking>{metadata}</Dotted>
        </div>
        <div className={wide ? 'contents' : 'relative z-1 ml-auto flex flex-none items-center has-[[aria-expanded=true]]:z-20'}>
          {actions}
        </div>
      </div>
      {children}
    </article>
  );
}
