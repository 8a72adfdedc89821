import { redirect } from 'next/navigation';
import { AuthPage, AuthSubmit } from '@/components/auth/auth-page';
import { LINK_MESSAGES } from '@/components/auth/link-messages';
import { NewPasswordField } from '@/components/auth/new-password-field';
import { ActionForm } from '@/components/forms/action-form';
import { Note } from '@/components/ui/notice';
import { currentUser } from '@/lib/account/current-user';
import { confirmEmail, confirmNewEmail, redeemRecovery } from '@/lib/auth/link-actions';
import { type MailLink, parseMailLink } from '@/lib/auth/mail-link';
import { env } from '@/lib/env';
import type { RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';

type Props = { searchParams: Promise<RawQuery> };

/** The URL holds a token, which no other site may get in a Referer header. With `no-referrer` browsers would send the form with Origin: null. */
export const metadata = { title: 'Your link', robots: { index: false }, referrer: 'same-origin' as const };

/** The page that links in mails about an account open. Only its button redeems the token, because mail scanners open links too. */
export default async function ConfirmPage({ searchParams }: Props) {
  const link = parseMailLink(await searchParams);
  if (!env.backend || !link) redirect(`${paths.login}?link=invalid`);
  const user = await currentUser();
  const signedInAs = user && user.email.toLowerCase() !== link.email ? user.email : null;
  if (link.type === 'email_change') return <NewEmail link={link} />;
  return link.type === 'recovery' ? <Recovery link={link} signedInAs={signedInAs} /> : <Confirmation link={link} signedInAs={signedInAs} />;
}

type LinkProps = {
  link: MailLink;
  /** The email of another account that is signed in in this browser; null for none. */
  signedInAs: string | null;
};

function Confirmation({ link, signedInAs }: LinkProps) {
  return (
    <AuthPage title="Confirm your email">
      <p>
        This confirms <b>{link.email}</b> and signs you in. Choose the password that you will sign in with.
      </p>
      <SignedInAsOther email={signedInAs} />
      <ActionForm action={confirmEmail} fields={link} messages={LINK_MESSAGES}>
        <NewPasswordField />
        <AuthSubmit pendingLabel="Confirming…">Confirm Email</AuthSubmit>
      </ActionForm>
    </AuthPage>
  );
}

const followSecondLink = (
  <p role="status">Now follow the link in the mail to your other address. Until then you sign in with the old one.</p>
);

function NewEmail({ link }: { link: MailLink }) {
  return (
    <AuthPage title="Confirm your new email">
      <p>
        This makes <b className="wrap-anywhere">{link.email}</b> the email of your account.
      </p>
      <ActionForm action={confirmNewEmail} fields={link} messages={LINK_MESSAGES} whenDone={followSecondLink}>
        <AuthSubmit pendingLabel="Confirming…">Confirm Email</AuthSubmit>
      </ActionForm>
    </AuthPage>
  );
}

function Recovery({ link, signedInAs }: LinkProps) {
  return (
    <AuthPage title="Reset your password">
      <p>
        This signs you in as <b>{link.email}</b>, to choose a new password.
      </p>
      <SignedInAsOther email={signedInAs} />
      <ActionForm action={redeemRecovery} fields={link} messages={LINK_MESSAGES}>
        <AuthSubmit pendingLabel="Checking…">Continue</AuthSubmit>
      </ActionForm>
    </AuthPage>
  );
}

function SignedInAsOther({ email }: { email: string | null }) {
  if (!email) return null;
  return (
    <Note>
      You are signed in as <b>{email}</b>. If you continue, that account is signed out in this browser.
    </Note>
  );
}
