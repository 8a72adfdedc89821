import type { ReactNode, Ref } from 'react';

const ROW = 'group/row relative compact-row min-w-0 border-t border-rule partial:invisible print:break-inside-avoid';
/** While its checkbox is ticked. */
const SELECTED = 'has-[[name=ids]:checked]:bg-signal-tint has-[[name=ids]:checked]:shadow-[inset_4px_0_0_var(--color-ink)]';

const FACTS =
  'dotted flex min-w-0 items-baseline gap-x-[17px] pb-2 text-meta text-ink-3 [grid-area:facts] empty:hidden max-xl:overflow-x-clip max-md:flex-wrap max-md:compact:flex-nowrap xl:py-1.5 xl:pl-6';
const ACTIONS = 'relative -mr-2.5 flex flex-none items-center justify-end self-start [grid-area:actions] max-md:pt-1 md:-mr-2';

type Props = {
  ref?: Ref<HTMLElement> | undefined;
  /** Before the title. */
  lead?: ReactNode;
  title: ReactNode;
  facts: ReactNode;
  actions: ReactNode;
  hidden?: boolean | undefined;
  /** Below the line. */
  children?: ReactNode;
};

/** The layout of a row in a list to work in. */
export function CompactRowLayout({ lead, title, facts, actions, hidden, ref, children }: Props) {
  return (
    <article ref={ref} className={`${ROW} ${SELECTED}`} hidden={hidden}>
      {lead && <div className="relative z-raised [grid-area:lead]">{lead}</div>}
      <div className="min-w-0 pt-2 [grid-area:title] xl:py-1.5">{title}</div>
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
