'use client';

import { useState } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { Link } from '@/components/ui/link';
import { requestReset } from '@/lib/auth/actions';
import { paths } from '@/lib/paths';
import { EmailField } from './credentials-fields';

/** Asks for a reset link. The button waits for an address; without JavaScript it cannot know, so there it never waits. */
export function ResetForm() {
  const [blank, setBlank] = useState<boolean>();
  const sent = (
    <section className="auth-card" role="status">
      <h2>Reset Link Sent</h2>
      <p>
        If an account with that email exists, a link to choose a new password is on its way. It works once; look in the spam folder too.
      </p>
      <Link className="btn" href={paths.login}>
        Back to Sign In
      </Link>
    </section>
  );
  return (
    <ActionForm action={requestReset} whenDone={sent}>
      <FormNotice messages={{ failed: 'An error occurred while sending the reset email' }} />
      <p className="text-ink-2">Enter the email of your account and we send you a link to choose a new password.</p>
      <EmailField
        ref={(input) => {
          if (input && blank === undefined) setBlank(input.value.trim() === '');
        }}
        onInput={({ currentTarget }) => setBlank(currentTarget.value.trim() === '')}
      />
      <SubmitButton disabled={blank === true} busy="Sending…">
        Send Reset Link
      </SubmitButton>
      <p className="auth-links">
        <Link href={paths.login}>Back to Sign In</Link>
      </p>
    </ActionForm>
  );
}
