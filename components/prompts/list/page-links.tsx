import { Link } from '@/components/ui/link';
import { pagesOf, rangeOf } from '@/lib/paging';
import { ListLoading } from './list-loading';

type Props = {
  page: number;
  total: number;
  /** The address of a page. */
  href: (page: number) => string;
};

/** The end of a list that is cut into pages: which rows of how many these are, and the ways to the pages beside it. */
export function PageLinks({ page, total, href }: Props) {
  const last = pagesOf(total);
  if (last <= 1 && page === 1) return null;
  const [from, to] = rangeOf(page);
  return (
    <nav className="pager" aria-label="Pages">
      {from < total && (
        <span className="num">
          {(from + 1).toLocaleString('en')}–{Math.min(to + 1, total).toLocaleString('en')} of {total.toLocaleString('en')}
        </span>
      )}
      <span className="pager-links">
        {page > 1 && (
          <Link className="btn" href={href(Math.max(1, Math.min(page - 1, last)))} rel="prev">
            Previous
            <ListLoading />
          </Link>
        )}
        {page < last && (
          <Link className="btn" href={href(page + 1)} rel="next">
            Next
            <ListLoading />
          </Link>
        )}
      </span>
    </nav>
  );
}
