import { SortNav } from '@/components/lists/sort-nav';
import { LIBRARY_SORTS, type LibraryFilter, type LibrarySort, listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import type { Saves } from '@/lib/prompts/library-order';

const NAMES: Record<LibrarySort, string> = { title: 'A-Z', newest: 'Newest', saved: 'Most saved' };

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

/** Explains why a list cannot be sorted by saves; empty if it can. `saves` is null if they could not be counted. */
export function SavesText({ saves }: { saves?: Saves | null }) {
  if (!saves) return 'We do not know right now how often they are saved.';
  return saves.size > 0 ? '' : 'None of them has been saved yet.';
}
