'use client';

import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { changePassword } from '@/lib/auth/account-actions';
import { LIMITS } from '@/lib/limits';

const DONE = 'Your password has been changed. Every other device has been signed out, and your tokens have been revoked.';

/** Changes one's password. */
export function ChangePasswordForm() {
  return (
    <ActionForm action={changePassword} className="grid w-full max-w-[480px] gap-5" whenDone={<Notice status>{DONE}</Notice>}>
      <FormNotice messages={{ failed: 'The password could not be changed. Try again in a minute.' }} />
      <PasswordField autoComplete="current-password" label="Current password" />
      <PasswordField
        autoComplete="new-password"
        name="newPassword"
        label="New password"
        hint={`At least ${LIMITS.password.min} characters. Changing it signs out every other device and revokes your tokens.`}
      />
      <SubmitButton className={buttonClass({ className: 'justify-self-start' })} pendingLabel="Changing…">
        Change Password
      </SubmitButton>
    </ActionForm>
  );
}
