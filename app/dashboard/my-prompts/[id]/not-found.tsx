import { DashboardNotFound } from '@/components/dashboard/dashboard-not-found';
import { paths } from '@/lib/paths';

const TEXT = 'You have no prompt at this address. It may have been deleted.';

export default function NotFound() {
  return <DashboardNotFound title="Prompt not found" text={TEXT} href={paths.myPrompts} linkText="My Prompts" />;
}
