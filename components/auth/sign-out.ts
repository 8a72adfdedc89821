import { accountStore } from '@/lib/account/account-store';
import { browserStore } from '@/lib/browser/browser-store';
import { forgetSeenPages } from '@/lib/browser/seen-pages';
import { endDrafts } from '@/lib/my-prompts/draft';
import { forgetPrivateRecent } from '@/lib/palette/recent';
import { endUserPromptValues } from '@/lib/prompts/stored-values';
import { forgetHomeHeight } from '@/lib/site/home-height';
import { typedEmail } from './typed-email';

export const SIGN_OUT_MESSAGES = {
  failed: 'You could not be signed out. Try again.',
  offline: 'You are offline. Sign out when the connection is back.',
  'not-sent': 'This did not reach us. Check your connection and try again.',
  'site-updated': 'The site was updated. Reload the page and try again.',
};

/** Removes from the browser what its next user should not see, after somebody has signed out. */
export function forgetAccount(): void {
  endDrafts(browserStore());
  endUserPromptValues(browserStore());
  forgetPrivateRecent(browserStore());
  typedEmail.value = '';
  forgetHomeHeight(browserStore());
  void forgetSeenPages();
  accountStore.read();
}
