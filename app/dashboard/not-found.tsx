import { DashboardNotFound } from '@/components/dashboard/dashboard-not-found';
import { paths } from '@/lib/paths';
import { NOT_FOUND_TITLES } from '@/lib/site/not-found-titles';

const TEXT = 'There is no page of the dashboard at this address.';

export default function NotFound() {
  return <DashboardNotFound title={NOT_FOUND_TITLES.page} text={TEXT} href={paths.myPrompts} linkText="My Prompts" />;
}
