'use client';

import { useState } from 'react';
import { ActionForm, FormNotice } from '@/components/forms/action-form';
import { Link } from '@/components/ui/link';
import { type ReturnTo, withReturnTo } from '@/lib/account/return-to';
import { requestReset } from '@/lib/auth/actions';
import { paths } from '@/lib/paths';
import { AuthLinks, AuthPage, AuthSubmit, MailSent } from './auth-page';
import { EmailField } from './email-field';
import { SentTo } from './sent-to';
import { typedEmail } from './typed-email';

/** Asks for a link to reset the password. The button is disabled while no address is typed; without JavaScript it never is. */
export function ResetForm({ returnTo }: { returnTo: ReturnTo }) {
  const signInPath = withReturnTo(paths.login, returnTo);
  // Undefined until hydration, because something may have been typed before.
  const [isEmpty, setEmpty] = useState<boolean>();
  const sent = (
    <MailSent title="Reset Link Sent" signInPath={signInPath} formPath={withReturnTo(paths.reset, returnTo)}>
      If an account with that email exists, a link to choose a new password is on its way to <SentTo />. It works once; look in the spam
      folder too.
    </MailSent>
  );
  return (
    <ActionForm action={requestReset} fields={returnTo} className="contents" whenDone={sent}>
      <AuthPage title="Reset Password">
        <FormNotice messages={{ failed: 'An error occurred while sending the reset email' }} />
        <p className="text-ink-2">Enter the email of your account and we send you a link to choose a new password.</p>
        <EmailField
          defaultValue={typedEmail.value}
          ref={(input) => {
            if (input && isEmpty === undefined) setEmpty(input.value.trim() === '');
          }}
          onInput={({ currentTarget }) => setEmpty(currentTarget.value.trim() === '')}
        />
        <AuthSubmit disabled={isEmpty} pendingLabel="Sending…">
          Send Reset Link
        </AuthSubmit>
        <AuthLinks>
          <Link href={signInPath}>Back to Sign In</Link>
        </AuthLinks>
      </AuthPage>
    </ActionForm>
  );
}
