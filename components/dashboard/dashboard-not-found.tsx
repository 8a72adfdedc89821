import { ButtonLink } from '@/components/ui/button-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';

type Props = { title: string; text: string; href: string; label: string };

export function DashboardNotFound({ title, text, href, label }: Props) {
  return (
    <>
      <DashboardHead title={title} />
      <EmptyState text={text}>
        <ButtonLink variant="primary" href={href}>
          {label}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
