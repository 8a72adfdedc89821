import { ChangeEmailForm, ChangePasswordForm, SessionsForms } from '@/components/auth/account-forms';
import { BackLink } from '@/components/ui/back-link';
import { ButtonLink } from '@/components/ui/button-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { SettingsPart } from '@/components/ui/settings-part';
import { requireUser } from '@/lib/account/current-user';
import { accountPaths } from '@/lib/account-paths';
import type { RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';

type Props = { searchParams: Promise<RawQuery> };

export const metadata = { title: 'Account' };

export default async function AccountPage({ searchParams }: Props) {
  const user = await requireUser(accountPaths.account);
  const { notice } = await searchParams;
  return (
    <>
      <BackLink href={paths.editProfile}>Profile</BackLink>
      <DashboardHead title="Account" />
      {notice === 'email' && (
        <div className="pb-5">
          <Notice role="status">Your new email is confirmed.</Notice>
        </div>
      )}
      <SettingsPart id="email" title="Email">
        <p className="max-w-[70ch] text-ui text-ink-2">
          You sign in as <bdi className="wrap-anywhere">{user.email}</bdi>. Nobody else sees it.
        </p>
        <ChangeEmailForm email={user.email} />
      </SettingsPart>
      <SettingsPart id="password" title="Password">
        <ChangePasswordForm />
        <p className="text-ui text-ink-2">
          Forgot it? <Link href={paths.reset}>Reset your password</Link> by email.
        </p>
      </SettingsPart>
      <SettingsPart id="sessions" title="Sessions">
        <p className="max-w-[70ch] text-ui text-ink-2">
          You stay signed in on each device until you sign out there. Programs that use a <Link href={accountPaths.tokens}>token</Link> keep
          their access until you revoke it.
        </p>
        <SessionsForms />
      </SettingsPart>
      <SettingsPart id="delete" title="Delete account">
        <p className="max-w-[70ch] text-ui text-ink-2">This deletes your account and everything in it, immediately and permanently.</p>
        <ButtonLink href={accountPaths.deleteAccount}>Delete account…</ButtonLink>
      </SettingsPart>
    </>
  );
}
