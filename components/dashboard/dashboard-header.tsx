import Link from 'next/link';
import { Brand } from '@/components/site/brand';
import { Icon } from '@/components/ui/icon';
import { signOut } from '@/lib/auth/actions';
import { paths } from '@/lib/paths';

/** Who is signed in, the way back to the site and the way out. */
export function DashboardHeader({ name }: { name: string | null }) {
  return (
    <header className="wrap">
      <div className="header-row dash-header">
        <Brand line={name ? `Signed in as ${name}` : 'Dashboard'} />
        <Link className="btn btn-quiet dash-back" href={paths.home} prefetch={false}>
          <Icon name="back" />
          <span>Back to site</span>
        </Link>
        <form action={signOut}>
          <button type="submit" className="btn">
            Sign Out
          </button>
        </form>
      </div>
    </header>
  );
}
