import { redirect } from 'next/navigation';
import { AuthComingSoon, AuthLinks, AuthPage, AuthSubmit } from '@/components/auth/auth-page';
import { LINK_MESSAGES } from '@/components/auth/link-messages';
import { NewPasswordField } from '@/components/auth/new-password-field';
import { SignInEmail } from '@/components/auth/sign-in-email';
import { ActionForm } from '@/components/forms/action-form';
import { PasswordField } from '@/components/forms/password-field';
import { Link } from '@/components/ui/link';
import { Note, Notice } from '@/components/ui/notice';
import { currentUser } from '@/lib/account/current-user';
import { parseReturnTo, type ReturnTo, withReturnTo } from '@/lib/account/return-to';
import { accountPaths } from '@/lib/account-paths';
import { signIn } from '@/lib/auth/actions';
import { choosePassword } from '@/lib/auth/link-actions';
import { mayChoosePassword } from '@/lib/auth/session-cookies';
import { env } from '@/lib/env';
import type { RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

type Props = { searchParams: Promise<RawQuery> };

export const metadata = pageMetadata({
  title: 'Sign In',
  description: 'Sign in to save prompts, write your own and publish them.',
  path: paths.login,
  unlisted: true,
});

export default async function LoginPage({ searchParams }: Props) {
  if (!env.backend) return <AuthComingSoon title="Sign In" />;
  const query = await searchParams;
  const returnTo = parseReturnTo(query);
  const problem = typeof query.link === 'string' && LINK_PROBLEMS.get(query.link);
  const notice = typeof query.notice === 'string' && NOTICES.get(query.notice);
  const user = await currentUser();
  if (user && (await mayChoosePassword(user.id))) return <ChoosePassword email={user.email} returnTo={returnTo} />;
  if (user && !returnTo.save && !returnTo.copy) redirect(returnTo.next || paths.dashboard);

  return (
    <AuthPage title="Sign In" withBenefits>
      {problem && <Notice role="alert">{problem}</Notice>}
      {notice && <Notice role="status">{notice}</Notice>}
      {returnTo.save && <Note>Sign in and we save the prompt for you.</Note>}
      {returnTo.next.startsWith(accountPaths.reporting) && (
        <Note>
          Sign in to report it. Without an account, write to <a href={`mailto:${env.reportsEmail}`}>{env.reportsEmail}</a>, with the address
          of the page.
        </Note>
      )}
      {returnTo.copy && <Note>Sign in and we copy the prompt for you.</Note>}
      <ActionForm action={signIn} fields={returnTo} messages={{ failed: 'An error occurred during sign in' }}>
        <SignInEmail />
        <PasswordField autoComplete="current-password" />
        <AuthSubmit pendingLabel="Signing in…">Sign In</AuthSubmit>
      </ActionForm>
      <AuthLinks>
        <Link href={withReturnTo(paths.signup, returnTo)}>Create Account</Link>
        <Link href={withReturnTo(paths.reset, returnTo)}>Forgot your password?</Link>
      </AuthLinks>
    </AuthPage>
  );
}

const LINK_PROBLEMS = new Map([
  ['invalid', LINK_MESSAGES['invalid-link']],
  ['unavailable', 'We could not check your link just now. Follow it again in a minute.'],
]);

const NOTICES = new Map([
  ['everywhere', 'You are signed out on every device.'],
  ['email', 'Your new email is confirmed. Sign in with it.'],
  ['deleted', 'Your account and everything in it have been deleted.'],
]);

const linkExpired = 'This link is no longer valid. Ask for a new one.';
const choosePasswordMessages = {
  failed: 'We could not save the new password. Try again.',
  'signed-out': linkExpired,
  'invalid-link': linkExpired,
};

function ChoosePassword({ email, returnTo }: { email: string; returnTo: ReturnTo }) {
  return (
    <AuthPage title="Choose a new password">
      <p>
        For <b>{email}</b>. Every other device is signed out when you save it.
      </p>
      <ActionForm action={choosePassword} fields={returnTo} messages={choosePasswordMessages}>
        <NewPasswordField />
        <AuthSubmit pendingLabel="Saving…">Save Password</AuthSubmit>
      </ActionForm>
    </AuthPage>
  );
}
