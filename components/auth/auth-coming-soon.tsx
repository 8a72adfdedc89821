import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { AuthCard } from './auth-card';

/** In place of the forms when the site runs without a backend. */
export function AuthComingSoon() {
  return (
    <AuthCard title="Authentication Coming Soon">
      <p>Accounts are not available here yet. The whole library works without one: browse, fill in, copy and send.</p>
      <Link className={buttonClass()} href={paths.prompts}>
        Browse All Prompts
      </Link>
    </AuthCard>
  );
}
