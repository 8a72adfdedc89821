'use client';

import { ActionForm, FormNotice } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { signOut } from '@/lib/auth/actions';
import { forgetAccount, SIGN_OUT_MESSAGES } from './sign-out';

export function SignOutForm({ className }: { className: string }) {
  return (
    <ActionForm action={signOut} className="relative" onLeave={forgetAccount}>
      <SubmitButton className={className}>Sign Out</SubmitButton>
      <div className="absolute top-full right-0 z-tip mt-1 w-72 max-w-[80vw]">
        <FormNotice messages={SIGN_OUT_MESSAGES} />
      </div>
    </ActionForm>
  );
}
