import { buttonClass } from '@/components/ui/button-class';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

export default function NotFound() {
  return (
    <>
      <DashboardHead title="Prompt not found" />
      <EmptyState text="This prompt may have been made private or deleted.">
        <Link className={buttonClass({ variant: 'primary' })} href={paths.publicPrompts}>
          Community prompts
        </Link>
      </EmptyState>
    </>
  );
}
