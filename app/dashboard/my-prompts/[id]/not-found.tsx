import { buttonClass } from '@/components/ui/button-class';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

export default function NotFound() {
  return (
    <>
      <DashboardHead title="Prompt Not Found" />
      <EmptyState text="You have no prompt at this address. It may have been deleted.">
        <Link className={buttonClass({ variant: 'primary' })} href={paths.myPrompts}>
          My Prompts
        </Link>
      </EmptyState>
    </>
  );
}
