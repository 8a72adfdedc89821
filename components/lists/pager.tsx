import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';

/** The end of a list: how many rows are shown, and links to the others. */
export function PagerBar({ shown, children }: { shown?: string | undefined; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 pt-6 text-ui text-ink-3">
      {shown && <span className="num">{shown}</span>}
      {children}
    </div>
  );
}

type Props = {
  /** Which of how many are shown, counted from 1. */
  first: number;
  last: number;
  total: number;
  next: string | null;
};

/** The end of a list that grows by pages; nothing where all are shown. */
export function Pager({ first, last, total, next }: Props) {
  if (first === 1 && last === total) return null;
  return (
    <PagerBar shown={`${first}–${last} of ${total}`}>
      <LoadMore href={next} />
    </PagerBar>
  );
}

export function LoadMore({ href }: { href: string | null }) {
  if (href === null) return null;
  return (
    <Link className={buttonClass()} href={href} scroll={false} rel="next">
      Load more
    </Link>
  );
}
