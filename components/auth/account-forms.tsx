'use client';

import { ActionForm } from '@/components/forms/action-form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { changeEmail, changePassword, deleteAccount, signOutEverywhere, signOutOthers } from '@/lib/auth/account-actions';
import { LIMITS } from '@/lib/limits';
import { EmailField } from './email-field';
import { SentTo } from './sent-to';
import { forgetAccount } from './sign-out';

const FORM = 'grid w-full max-w-[480px] gap-5';
const BUTTON = buttonClass({ className: 'justify-self-start' });

export function ChangeEmailForm({ email }: { email: string }) {
  const linkSent = (
    <Notice role="status">
      <p className="min-w-0">
        We sent a link to <SentTo />. Follow it to confirm your new email. Until then you sign in as{' '}
        <bdi className="wrap-anywhere">{email}</bdi>.
      </p>
    </Notice>
  );
  return (
    <ActionForm
      action={changeEmail}
      messages={{ failed: 'The email could not be changed. Try again in a minute.' }}
      className={FORM}
      whenDone={linkSent}
    >
      <EmailField label="New email" />
      <PasswordField autoComplete="current-password" label="Your password" />
      <SubmitButton className={BUTTON} pendingLabel="Sending…">
        Change Email
      </SubmitButton>
    </ActionForm>
  );
}

export function ChangePasswordForm() {
  return (
    <ActionForm
      action={changePassword}
      messages={{ failed: 'The password could not be changed. Try again in a minute.' }}
      className={FORM}
      whenDone={
        <Notice role="status">
          Your password has been changed. Every other device has been signed out, and your tokens have been revoked.
        </Notice>
      }
    >
      <PasswordField autoComplete="current-password" label="Current password" />
      <PasswordField
        autoComplete="new-password"
        name="newPassword"
        label="New password"
        hint={`At least ${LIMITS.password.min} characters. Changing it signs out every other device and revokes your tokens.`}
      />
      <SubmitButton className={BUTTON} pendingLabel="Changing…">
        Change Password
      </SubmitButton>
    </ActionForm>
  );
}

const SESSIONS_MESSAGES = { failed: 'The devices could not be signed out. Try again in a minute.' };

export function SessionsForms() {
  return (
    <div className="flex w-full flex-wrap items-start gap-2">
      <ActionForm
        action={signOutOthers}
        messages={SESSIONS_MESSAGES}
        className="grid gap-2"
        whenDone={<Notice role="status">Every other device has been signed out.</Notice>}
      >
        <SubmitButton className={buttonClass()} pendingLabel="Signing out…">
          Sign out other devices
        </SubmitButton>
      </ActionForm>
      <ActionForm action={signOutEverywhere} messages={SESSIONS_MESSAGES} className="grid gap-2" onLeave={forgetAccount}>
        <SubmitButton className={buttonClass()} pendingLabel="Signing out…">
          Sign out everywhere
        </SubmitButton>
      </ActionForm>
    </div>
  );
}

export function DeleteAccountForm() {
  return (
    <ActionForm
      action={deleteAccount}
      messages={{ failed: 'The account could not be deleted. Try again in a minute.' }}
      className={FORM}
      onLeave={forgetAccount}
    >
      <PasswordField autoComplete="current-password" label="Your password" />
      <SubmitButton className={buttonClass({ variant: 'primary', className: 'justify-self-start' })} pendingLabel="Deleting…">
        Delete account
      </SubmitButton>
    </ActionForm>
  );
}
