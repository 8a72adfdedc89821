import { Link } from '@/components/ui/link';
import { type PromptFilter, paths, withFilter } from '@/lib/paths';
import { library } from '@/lib/prompts/library';

/** What a list says when nothing matches, and the ways on from there. */
export function NoPrompts({ filter, countAll }: { filter: PromptFilter; countAll: number }) {
  return (
    <div className="border-t border-rule py-6">
      <h2 className="text-h3">No prompts found</h2>
      <p className="mt-2 text-ink-2">No prompts match your search. Try different keywords or browse by category.</p>
      {filter.category && countAll > 0 && (
        <p className="mt-4">
          <Link className="btn" href={withFilter(paths.prompts, { q: filter.q })}>
            Search all categories ({countAll})
          </Link>
        </p>
      )}
      <ul className="mt-6 flex flex-wrap gap-2">
        {library().categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link className="btn btn-small" href={paths.category(slug)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
