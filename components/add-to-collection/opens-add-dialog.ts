import type { MouseEvent } from 'react';
import { accountIn } from '@/lib/account/account';

/** True where a click opens the dialog instead of the page: somebody is signed in and does not ask for a new tab. */
export function opensAddDialog({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && accountIn(document.cookie) !== null;
}
