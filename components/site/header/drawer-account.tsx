'use client';

import { SignOutForm } from '@/components/auth/sign-out-form';
import { Link } from '@/components/ui/link';
import { accountIn, emailPrefix } from '@/lib/auth/account';
import { paths } from '@/lib/paths';

/** The account's part of the drawer, which is only ever drawn in the browser. */
export function DrawerAccount({ onFollow }: { onFollow: () => void }) {
  const email = accountIn(document.cookie);
  if (email === null)
    return (
      <div className="drawer-account">
        <p>Sign up to save prompts and create your own.</p>
        <div className="drawer-actions">
          <Link className="btn" href={paths.login} onClick={onFollow}>
            Sign In
          </Link>
          <Link className="btn btn-primary" href={paths.signup} onClick={onFollow}>
            Create Account
          </Link>
        </div>
      </div>
    );
  const name = emailPrefix(email);
  return (
    <div className="drawer-account">
      <div className="drawer-person">
        <span className="drawer-initial" aria-hidden="true">
          {[...name][0]?.toUpperCase()}
        </span>
        <p>
          <b>{name}</b>
          <span>{email}</span>
        </p>
      </div>
      <div className="drawer-actions">
        <Link className="btn btn-primary" href={paths.dashboard} onClick={onFollow}>
          Dashboard
        </Link>
        <SignOutForm className="btn w-full" />
      </div>
    </div>
  );
}
