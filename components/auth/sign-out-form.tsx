'use client';

import { signOut } from '@/lib/auth/actions';
import { browserStore } from '@/lib/browser-store';
import { endDrafts } from '@/lib/user-prompts/draft';

/** Signs out and removes the drafts, which the next user of the browser should not see. */
export function SignOutForm({ className }: { className: string }) {
  return (
    <form action={signOut} onSubmit={() => endDrafts(browserStore())}>
      <button type="submit" className={className}>
        Sign Out
      </button>
    </form>
  );
}
