'use client';

import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { deleteAccount } from '@/lib/auth/account-actions';
import { forgetAccount } from './sign-out';

const MESSAGES = { failed: 'The account could not be deleted. Try again in a minute.' };

/** Deletes one's account, at once. */
export function DeleteAccountForm() {
  return (
    <ActionForm action={deleteAccount} className="grid w-full max-w-[480px] gap-5" onLeave={forgetAccount}>
      <FormNotice messages={MESSAGES} />
      <PasswordField autoComplete="current-password" label="Your password" />
      <SubmitButton className={buttonClass({ variant: 'primary', className: 'justify-self-start' })} pendingLabel="Deleting…">
        Delete account
      </SubmitButton>
    </ActionForm>
  );
}
