import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

/** In place of the forms when the site runs without a backend. */
export function AuthComingSoon() {
  return (
    <section className="auth-card">
      <h2>Authentication Coming Soon</h2>
      <p>Accounts are not available here yet. The whole library works without one: browse, fill in, copy and send.</p>
      <Link className="btn" href={paths.prompts}>
        Browse All Prompts
      </Link>
    </section>
  );
}
