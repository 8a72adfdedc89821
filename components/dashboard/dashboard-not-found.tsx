import { buttonClass } from '@/components/ui/button-class';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';

type Props = { title: string; text: string; href: string; label: string };

export function DashboardNotFound({ title, text, href, label }: Props) {
  return (
    <>
      <DashboardHead title={title} />
      <EmptyState text={text}>
        <Link className={buttonClass({ variant: 'primary' })} href={href}>
          {label}
        </Link>
      </EmptyState>
    </>
  );
}
