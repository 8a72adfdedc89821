import { ButtonLink } from '@/components/ui/button-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/lib/paths';

export default function NotFound() {
  return (
    <>
      <DashboardHead title="Page Not Found" />
      <EmptyState text="There is no page of the dashboard at this address.">
        <ButtonLink variant="primary" href={paths.myPrompts}>
          My Prompts
        </ButtonLink>
        <ButtonLink href={paths.saved}>Saved</ButtonLink>
      </EmptyState>
    </>
  );
}
