import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

/** Where the list would be, on a site without a backend. */
export function PublicPromptsUnavailable() {
  return (
    <EmptyState
      title="Sharing is not available here"
      text="This site runs without accounts, so nobody can share prompts on it. The whole library is here, free to copy."
    >
      <Link className={buttonClass({ variant: 'primary' })} href={paths.prompts}>
        Browse All Prompts
      </Link>
    </EmptyState>
  );
}
