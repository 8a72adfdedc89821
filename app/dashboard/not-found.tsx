import { buttonClass } from '@/components/ui/button-class';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

export default function NotFound() {
  return (
    <>
      <DashboardHead title="Page Not Found" />
      <EmptyState text="There is no page of the dashboard at this address.">
        <Link className={buttonClass({ variant: 'primary' })} href={paths.myPrompts}>
          My Prompts
        </Link>
        <Link className={buttonClass()} href={paths.saved}>
          Saved
        </Link>
      </EmptyState>
    </>
  );
}
