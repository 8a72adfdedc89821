import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { type LibraryFilter, listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { library } from '@/lib/prompts/library';

/** The empty state of a list without matches, with links to other lists. */
export function NoPrompts({ filter, countAll }: { filter: LibraryFilter; countAll: number }) {
  return (
    <EmptyState underBar title="No prompts found" text="No prompts match your search. Try different keywords or browse by category.">
      {filter.category && countAll > 0 && (
        <Link className={buttonClass()} href={listPath(paths.prompts, { q: filter.q })}>
          Search all categories ({countAll})
        </Link>
      )}
      <ul className="flex w-full flex-wrap gap-2">
        {library().categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link className={buttonClass({ size: 'small' })} href={paths.category(slug)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
