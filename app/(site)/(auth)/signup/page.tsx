import { redirect } from 'next/navigation';
import { AuthComingSoon, AuthLinks, AuthPage, AuthSubmit, MailSent } from '@/components/auth/auth-page';
import { EmailField } from '@/components/auth/email-field';
import { NewPasswordField } from '@/components/auth/new-password-field';
import { SentTo } from '@/components/auth/sent-to';
import { ActionForm, FormNotice } from '@/components/forms/action-form';
import { Link } from '@/components/ui/link';
import { currentUser } from '@/lib/account/current-user';
import { parseReturnTo, withReturnTo } from '@/lib/account/return-to';
import { signUp } from '@/lib/auth/actions';
import { env } from '@/lib/env';
import type { RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

type Props = { searchParams: Promise<RawQuery> };

export const metadata = pageMetadata({
  title: 'Create Account',
  description: 'A free account lets you save prompts, write your own and publish them.',
  path: paths.signup,
  unlisted: true,
});

const messages = {
  failed: 'An error occurred during sign up',
  'email-unavailable': 'We could not create an account with that email. If you already have one, sign in or reset your password.',
};

export default async function SignUpPage({ searchParams }: Props) {
  if (!env.backend) return <AuthComingSoon title="Create Account" />;
  const returnTo = parseReturnTo(await searchParams);
  if (await currentUser()) redirect(returnTo.next || paths.dashboard);
  const signInPath = withReturnTo(paths.login, returnTo);
  const checkEmail = (
    <MailSent title="Check Your Email" signInPath={signInPath} formPath={withReturnTo(paths.signup, returnTo)}>
      We sent a link to <SentTo />. Follow it, and you are in. It can take a few minutes; look in the spam folder too.
    </MailSent>
  );
  return (
    <ActionForm action={signUp} fields={returnTo} className="contents" whenDone={checkEmail}>
      <AuthPage title="Create Account" withBenefits>
        <FormNotice messages={messages} />
        <EmailField />
        <NewPasswordField />
        <AuthSubmit pendingLabel="Creating your account…">Create Account</AuthSubmit>
        <AuthLinks>
          <Link href={signInPath}>Sign In</Link>
        </AuthLinks>
        <p className="text-meta text-ink-3">
          By creating an account you accept the <Link href={paths.terms}>terms</Link>. The <Link href={paths.privacy}>privacy page</Link>{' '}
          says what we keep.
        </p>
      </AuthPage>
    </ActionForm>
  );
}
