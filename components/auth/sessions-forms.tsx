'use client';

import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { signOutEverywhere, signOutOthers } from '@/lib/auth/account-actions';
import { forgetAccount } from './sign-out';

const MESSAGES = { failed: 'The devices could not be signed out. Try again in a minute.' };

/** Signs out other devices, or all. */
export function SessionsForms() {
  return (
    <div className="flex w-full flex-wrap items-start gap-2">
      <ActionForm action={signOutOthers} className="grid gap-2" whenDone={<Notice status>Every other device has been signed out.</Notice>}>
        <FormNotice messages={MESSAGES} />
        <SubmitButton className={buttonClass()} pendingLabel="Signing out…">
          Sign out other devices
        </SubmitButton>
      </ActionForm>
      <ActionForm action={signOutEverywhere} className="grid gap-2" onLeave={forgetAccount}>
        <FormNotice messages={MESSAGES} />
        <SubmitButton className={buttonClass()} pendingLabel="Signing out…">
          Sign out everywhere
        </SubmitButton>
      </ActionForm>
    </div>
  );
}
