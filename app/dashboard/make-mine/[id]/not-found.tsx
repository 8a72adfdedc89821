import { DashboardNotFound } from '@/components/dashboard/dashboard-not-found';
import { paths } from '@/lib/paths';

const TEXT = 'This prompt may have been made private or deleted.';

export default function NotFound() {
  return <DashboardNotFound title="Prompt not found" text={TEXT} href={paths.publicPrompts} label="Community prompts" />;
}
