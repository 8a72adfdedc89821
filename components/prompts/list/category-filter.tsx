'use client';

import { Link } from '@/components/ui/link';
import { ListLoading } from './list-loading';
import { ScrollToCurrent } from './scroll-to-current';

/** A chip: where it leads, and how many prompts are there. */
export type CategoryChip = { href: string; name: string; count: number; current: boolean };

/** The categories a list can be narrowed to, each with its count. */
export function CategoryFilter({ chips }: { chips: CategoryChip[] }) {
  return (
    <nav className="category-filter" aria-label="Categories">
      <h2>Category</h2>
      <ScrollToCurrent>
        {chips.map(({ href, name, count, current }) => (
          <li key={href}>
            <Link className={count === 0 ? 'none' : undefined} href={href} scroll={false} aria-current={current || undefined}>
              {name} <span className="count">{count}</span>
              <ListLoading />
            </Link>
          </li>
        ))}
      </ScrollToCurrent>
    </nav>
  );
}
