import { Link } from '@/components/ui/link';
import { LIBRARY_SORTS, type LibraryFilter, type LibrarySort, listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import type { Saves } from '@/lib/prompts/library-order';

const NAMES: Record<LibrarySort, string> = { title: 'A-Z', newest: 'Newest', saved: 'Most saved' };

/** Links to the orders of the library's list. */
export function SortLinks({ filter }: { filter: LibraryFilter }) {
  const { sort: chosen, ...usual } = { ...filter, page: 1 };
  const orders: LibraryFilter[] = [usual, ...LIBRARY_SORTS.map((sort) => ({ ...usual, sort }))];
  return (
    <SortNav
      orders={orders.map((order) => ({
        href: listPath(paths.prompts, order),
        label: order.sort ? NAMES[order.sort] : filter.q ? 'Best match' : 'Suggested',
        isCurrent: order.sort === chosen,
      }))}
    />
  );
}

/** Links to the orders of any list. */
export function SortNav({ orders }: { orders: { href: string; label: string; isCurrent: boolean }[] }) {
  return (
    <nav className="max-sm:order-last print:hidden" aria-label="Sort by">
      <ul className="flex gap-x-4 text-meta">
        {orders.map(({ href, label, isCurrent }) => (
          <li key={label}>
            <Link
              className={`tall-target ${isCurrent ? 'font-semibold decoration-2' : 'text-ink-3 no-underline hover:underline'}`}
              href={href}
              scroll={false}
              rel="nofollow"
              aria-current={isCurrent || undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Explains why a list sorted by saves is in no such order. `saves` is null if they could not be counted. */
export function SavesText({ saves }: { saves: Saves | null | undefined }) {
  if (!saves) return 'We do not know right now how often they are saved.';
  return saves.size > 0 ? '' : 'None of them has been saved yet.';
}
