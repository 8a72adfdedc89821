import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

/** For prompts that are not there, or not theirs. */
export default function NotFound() {
  return (
    <>
      <DashboardHead title="Prompt Not Found" />
      <div className="dash-empty">
        <p>There is no prompt of yours at this address. It may have been deleted.</p>
        <Link className="btn btn-primary" href={paths.myPrompts}>
          My Prompts
        </Link>
      </div>
    </>
  );
}
