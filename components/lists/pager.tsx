import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { pagesOf, rangeOf } from '@/lib/lists/paging';

export function PagerBar({ shown, children }: { shown?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 pt-6 text-ui text-ink-3">
      {shown && <span className="num">{shown}</span>}
      {children}
    </div>
  );
}

/** `first` and `last`: the rows that are shown, counted from 1. `next`: the address of a list with more rows; null if there are none. */
type Props = { first: number; last: number; total: number; next: string | null };

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
    <ButtonLink href={href} scroll={false} rel="next">
      Load more
    </ButtonLink>
  );
}

/** The end of a list of pages, with links to the previous and the next one; nothing on the only page. */
export function PageLinks({ page, total, size, href }: { page: number; total: number; size?: number; href: (page: number) => string }) {
  const last = pagesOf(total, size);
  if (last <= 1 && page === 1) return null;
  const [from, to] = rangeOf(page, size);
  return (
    <nav aria-label="Pages">
      <PagerBar shown={from < total ? `${withCommas(from + 1)}–${withCommas(Math.min(to + 1, total))} of ${withCommas(total)}` : undefined}>
        <span className="ml-auto flex gap-2">
          {page > 1 && (
            <ButtonLink href={href(Math.max(1, Math.min(page - 1, last)))} rel="prev">
              Previous
            </ButtonLink>
          )}
          {page < last && (
            <ButtonLink href={href(page + 1)} rel="next">
              Next
            </ButtonLink>
          )}
        </span>
      </PagerBar>
    </nav>
  );
}

const withCommas = (number: number) => number.toLocaleString('en');
