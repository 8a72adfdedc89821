import { DashboardNotFound } from '@/components/dashboard/dashboard-not-found';
import { paths } from '@/lib/paths';

const TEXT = 'You have no collection at this address. It may have been deleted.';

export default function NotFound() {
  return <DashboardNotFound title="Collection not found" text={TEXT} href={paths.collections} linkText="Collections" />;
}
