import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { pagesOf, rangeOf } from '@/lib/lists/paging';
import { PagerBar } from './pager';

type Props = {
  page: number;
  total: number;
  size?: number;
  href: (page: number) => string;
};

export function PageLinks({ page, total, size, href }: Props) {
  const last = pagesOf(total, size);
  if (last <= 1 && page === 1) return null;
  const [from, to] = rangeOf(page, size);
  return (
    <nav aria-label="Pages">
      <PagerBar shown={from < total ? `${count(from + 1)}–${count(Math.min(to + 1, total))} of ${count(total)}` : undefined}>
        <span className="ml-auto flex gap-2">
          {page > 1 && (
            <Link className={buttonClass()} href={href(Math.max(1, Math.min(page - 1, last)))} rel="prev">
              Previous
            </Link>
          )}
          {page < last && (
            <Link className={buttonClass()} href={href(page + 1)} rel="next">
              Next
            </Link>
          )}
        </span>
      </PagerBar>
    </nav>
  );
}

const count = (number: number) => number.toLocaleString('en');
