import { SignInLink } from '@/components/auth/sign-in-link';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

/** Dashboard or Sign In. Static pages contain both; CSS shows one of them. */
export function AccountLink() {
  return (
    <>
      <SignInLink
        className={buttonClass({ className: 'ml-2.5 max-lg:hidden max-lg:noscript:inline-flex signed-in:hidden!' })}
        href={paths.login}
      >
        Sign In
      </SignInLink>
      <Link className={buttonClass({ className: 'ml-2.5 max-lg:hidden signed-out:hidden!' })} href={paths.dashboard}>
        Dashboard
      </Link>
    </>
  );
}
