'use client';

import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { accountStore } from '@/lib/auth/account-store';
import { signOut } from '@/lib/auth/actions';
import { browserStore } from '@/lib/browser-store';
import { endDrafts } from '@/lib/user-prompts/draft';

const messages = {
  failed: 'You could not be signed out. Try again.',
  offline: 'You are offline. Sign out when the connection is back.',
  'not-sent': 'This did not reach us. Check your connection and try again.',
  'site-updated': 'The site was updated. Reload the page and try again.',
};

/** Signs out and removes the drafts, which the next user of the browser should not see. */
export function SignOutForm({ className }: { className: string }) {
  const leave = () => {
    endDrafts(browserStore());
    accountStore.read();
  };
  return (
    <ActionForm action={signOut} className="relative" onLeave={leave}>
      <SubmitButton className={className}>Sign Out</SubmitButton>
      <div className="absolute top-full right-0 z-30 mt-1 w-72 max-w-[80vw]">
        <FormNotice messages={messages} />
      </div>
    </ActionForm>
  );
}
