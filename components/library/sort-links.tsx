import { Link } from '@/components/ui/link';
import { type LibraryFilter, type LibrarySort, listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import type { Saves } from '@/lib/prompts/library-order';

const NAMES: Record<LibrarySort, string> = { title: 'A-Z', newest: 'Newest', saved: 'Most saved' };
const SORTS = ['title', 'newest', 'saved'] as const;

/** The orders of the library's list, each a link to the same list in it. */
export function SortLinks({ filter }: { filter: LibraryFilter }) {
  const { sort: chosen, ...usual } = { ...filter, page: 1 };
  const orders: LibraryFilter[] = [usual, ...SORTS.map((sort) => ({ ...usual, sort }))];
  return (
    <nav className="print:hidden" aria-label="Sort by">
      <ul className="flex gap-x-4 text-meta">
        {orders.map((order) => {
          const { sort } = order;
          const current = sort === chosen;
          return (
            <li key={sort ?? ''}>
              <Link
                className={`tall-target ${current ? 'font-semibold decoration-2' : 'text-ink-3 no-underline hover:underline'}`}
                href={listPath(paths.prompts, order)}
                scroll={false}
                rel="nofollow"
                aria-current={current || undefined}
              >
                {sort ? NAMES[sort] : filter.q ? 'Best match' : 'Suggested'}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type OrderProps = { filter: LibraryFilter /** Read where they are sorted by; null where nobody can say. */; saves?: Saves | null };

/** The order of the list, at the end of the sentence that says what it holds. */
export function OrderText({ filter: { q, sort }, saves }: OrderProps) {
  const usual = q ? 'the best match first' : 'the most needed first';
  if (sort === 'title') return ', A to Z';
  if (sort === 'newest') return ', the newest first';
  if (sort !== 'saved') return `, ${usual}`;
  if (!saves) return `, ${usual}: how often they are saved is not known right now`;
  return saves.size > 0 ? ', those that most people saved first' : `, ${usual}: nothing has been saved yet`;
}
