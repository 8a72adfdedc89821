'use client';

import { useState } from 'react';
import { ActionForm, FormNotice } from '@/components/forms/action-form';
import { Link } from '@/components/ui/link';
import { requestReset } from '@/lib/auth/actions';
import { paths } from '@/lib/paths';
import { AuthLinks, AuthPage, AuthSubmit, MailSent } from './auth-page';
import { EmailField } from './credentials-fields';
import { SentTo } from './sent-to';
import { typedEmail } from './typed-email';

/** Asks for a reset link. The button waits for an address; without JavaScript it cannot know, so there it never waits. */
export function ResetForm() {
  const [blank, setBlank] = useState<boolean>();
  const sent = (
    <MailSent title="Reset Link Sent" signIn={paths.login} again={paths.reset}>
      If an account with that email exists, a link to choose a new password is on its way to <SentTo />. It works once; look in the spam
      folder too.
    </MailSent>
  );
  return (
    <ActionForm action={requestReset} className="contents" whenDone={sent}>
      <AuthPage title="Reset Password">
        <FormNotice messages={{ failed: 'An error occurred while sending the reset email' }} />
        <p className="text-ink-2">Enter the email of your account and we send you a link to choose a new password.</p>
        <EmailField
          defaultValue={typedEmail.value}
          ref={(input) => {
            if (input && blank === undefined) setBlank(input.value.trim() === '');
          }}
          onInput={({ currentTarget }) => setBlank(currentTarget.value.trim() === '')}
        />
        <AuthSubmit disabled={blank === true} pendingLabel="Sending…">
          Send Reset Link
        </AuthSubmit>
        <AuthLinks>
          <Link href={paths.login}>Back to Sign In</Link>
        </AuthLinks>
      </AuthPage>
    </ActionForm>
  );
}
