'use client';

import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { changeEmail } from '@/lib/auth/account-actions';
import { EmailField } from './credentials-fields';
import { SentTo } from './sent-to';

/** Asks for another email than `email`. */
export function ChangeEmailForm({ email }: { email: string }) {
  const asked = (
    <Notice status>
      <p className="min-w-0">
        We sent a link to <SentTo />. Follow it to confirm your new email. Until then you sign in as{' '}
        <bdi className="wrap-anywhere">{email}</bdi>.
      </p>
    </Notice>
  );
  return (
    <ActionForm action={changeEmail} className="grid w-full max-w-[480px] gap-5" whenDone={asked}>
      <FormNotice messages={{ failed: 'The email could not be changed. Try again in a minute.' }} />
      <EmailField label="New email" />
      <PasswordField autoComplete="current-password" label="Your password" />
      <SubmitButton className={buttonClass({ className: 'justify-self-start' })} pendingLabel="Sending…">
        Change Email
      </SubmitButton>
    </ActionForm>
  );
}
