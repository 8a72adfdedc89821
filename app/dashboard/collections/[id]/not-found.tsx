import { DashboardNotFound } from '@/components/dashboard/dashboard-not-found';
import { paths } from '@/lib/paths';
import { NOT_FOUND_TITLES } from '@/lib/site/not-found-titles';

const TEXT = 'You have no collection at this address. It may have been deleted.';

export default function NotFound() {
  return <DashboardNotFound title={NOT_FOUND_TITLES.collection} text={TEXT} href={paths.collections} linkText="Collections" />;
}
