import type { MouseEvent } from 'react';
import { accountIn } from '@/lib/account/account';

/** Whether a press on the link opens the dialog in place of the page: somebody is signed in, and it is not to open elsewhere. */
export function opensAddDialog({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && accountIn(document.cookie) !== null;
}
