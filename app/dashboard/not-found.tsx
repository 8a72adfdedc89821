import { DashboardNotFound } from '@/components/dashboard/dashboard-not-found';
import { paths } from '@/lib/paths';

const TEXT = 'There is no page of the dashboard at this address.';

export default function NotFound() {
  return <DashboardNotFound title="Page Not Found" text={TEXT} href={paths.myPrompts} linkText="My Prompts" />;
}
