import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

/** In place of the forms when the site runs without a backend. */
export function AuthComingSoon() {
  return (
    <section className="grid justify-items-start gap-2.5 border-t-4 border-ink bg-paper-2 px-[22px] pt-5 pb-[22px]">
      <h2 className="text-h3 leading-[1.25]">Authentication Coming Soon</h2>
      <p>Accounts are not available here yet. The whole library works without one: browse, fill in, copy and send.</p>
      <Link className={buttonClass()} href={paths.prompts}>
        Browse All Prompts
      </Link>
    </section>
  );
}
