import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { type ListFilter, listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';

/** Where the list would be when nothing matches, or nobody has shared anything yet. */
export function NoPublicPrompts({ filter: { q, category, after } }: { filter: ListFilter }) {
  const narrowed = q || category || after;
  return (
    <div role="status">
      <EmptyState
        title="No shared prompts found"
        text={
          narrowed
            ? 'Nothing that people have shared matches. Try fewer or other words, or another category.'
            : 'Nobody has shared a prompt yet. Yours could be the first.'
        }
      >
        {q && category && (
          <Link className={buttonClass()} href={listPath(paths.publicPrompts, { q })}>
            Search all categories
          </Link>
        )}
        {narrowed ? (
          <Link className={buttonClass()} href={paths.publicPrompts}>
            All community prompts
          </Link>
        ) : (
          <Link className={buttonClass()} href={paths.createPrompt}>
            Share your own
          </Link>
        )}
        <Link className={buttonClass()} href={paths.prompts}>
          Browse All Prompts
        </Link>
      </EmptyState>
    </div>
  );
}
