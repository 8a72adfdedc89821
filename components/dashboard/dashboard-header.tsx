import { SignOutForm } from '@/components/auth/sign-out-form';
import { Brand } from '@/components/site/brand';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

/** Who is signed in, the way back to the site and the way out. */
export function DashboardHeader({ name }: { name: string | null }) {
  return (
    <header className="wrap">
      <div className="header-row dash-header">
        <Brand line={name ? `Signed in as ${name}` : 'Dashboard'} />
        <Link className="btn btn-quiet dash-back" href={paths.home}>
          <Icon name="back" />
          <span>Back to site</span>
        </Link>
        <SignOutForm className="btn" />
      </div>
    </header>
  );
}
