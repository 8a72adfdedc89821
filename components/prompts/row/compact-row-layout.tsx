import type { ComponentProps, ReactNode, Ref } from 'react';
import { RowTitle } from './row-title';

export const compactCopyClass =
  'inline-flex min-h-8 items-center justify-center rounded-control px-2.5 text-meta font-semibold hover:bg-hover touch:min-h-11 [&_svg]:hidden print:hidden!';

export const compactIconClass =
  'relative inline-grid size-8 flex-none place-items-center rounded-control [--icon-size:18px] hover:bg-hover focus-visible:outline-offset-0 touch:size-11 print:hidden!';

const ROW = 'group/row relative compact-row min-w-0 border-t border-rule partial:invisible print:break-inside-avoid';
const SELECTED = 'has-[[name=ids]:checked]:bg-signal-tint has-[[name=ids]:checked]:shadow-[inset_4px_0_0_var(--color-ink)]';

const TITLE = 'text-ui leading-[1.35] font-semibold wrap-anywhere max-xl:text-body xl:truncate';
const FACTS =
  'dotted flex min-w-0 items-baseline gap-x-[17px] pb-2 text-meta text-ink-3 [grid-area:facts] empty:hidden max-xl:overflow-x-clip max-md:flex-wrap max-md:compact:flex-nowrap xl:py-1.5 xl:pl-6';
const ACTIONS = 'relative -mr-2.5 flex flex-none items-center justify-end self-start [grid-area:actions] max-md:pt-1 md:-mr-2';

type Props = Pick<ComponentProps<typeof RowTitle>, 'item' | 'heading' | 'inSheet'> & {
  ref?: Ref<HTMLElement> | undefined;
  lead?: ReactNode;
  facts: ReactNode;
  actions: ReactNode;
  /** True for a grey row, whose prompt was removed from the list. The row of a prompt that is gone is always grey. */
  muted?: boolean | undefined;
  hidden?: boolean | undefined;
  children?: ReactNode;
};

export function CompactRowLayout({ lead, facts, actions, muted, hidden, ref, children, ...title }: Props) {
  return (
    <article ref={ref} className={`${ROW} ${SELECTED}`} hidden={hidden}>
      {lead && <div className="relative z-raised [grid-area:lead]">{lead}</div>}
      <div className="min-w-0 pt-2 [grid-area:title] xl:py-1.5">
        <RowTitle
          {...title}
          className={muted || !title.item ? `${TITLE} text-ink-3` : TITLE}
          linkClass="focus-visible:after:-outline-offset-3"
        />
      </div>
      <div className={FACTS}>{facts}</div>
      <div className={ACTIONS}>{actions}</div>
      {children}
    </article>
  );
}

/** One of the facts, cut off where there is no room for all of it. */
export function Fact({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span className={`min-w-[3ch] ${className}`}>
      <span className="block overflow-x-clip text-ellipsis whitespace-nowrap">{children}</span>
    </span>
  );
}
