'use client';

import { signOut } from '@/lib/auth/actions';
import { browserStore } from '@/lib/browser-store';
import { endDraft } from '@/lib/user-prompts/draft';

/** The way out. What was being written does not stay for whoever uses the browser next. */
export function SignOutForm({ className }: { className: string }) {
  return (
    <form action={signOut} onSubmit={() => endDraft(browserStore())}>
      <button type="submit" className={className}>
        Sign Out
      </button>
    </form>
  );
}
