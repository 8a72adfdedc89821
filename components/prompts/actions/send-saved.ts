import { sendFields } from '@/components/forms/send-fields';
import { parseAccountCookie } from '@/lib/account/account';
import { withReturnTo } from '@/lib/account/return-to';
import { paths } from '@/lib/paths';
import { setSaved } from '@/lib/saved/actions';
import { savedStore } from '@/lib/saved/saved-store';
import { saveMessage } from './save-message';

/** Saves or removes a prompt, and returns what to say. Signed out, it leads to sign in, after which the prompt is saved. */
export async function sendSaved(promptId: string, wanted: boolean): Promise<string> {
  if (parseAccountCookie(document.cookie) === null) return signInFirst(promptId);
  const result = await sendFields(setSaved, { prompt: promptId, saved: String(wanted), fromPage: '' });
  if (result.status === 'refused' && result.code === 'signed-out') return signInFirst(promptId);
  if (result.status === 'refused') savedStore.mark(promptId, !wanted);
  return saveMessage(result, wanted);
}

function signInFirst(promptId: string): string {
  const next = window.location.pathname + window.location.search;
  window.location.assign(withReturnTo(paths.login, { next, save: promptId }));
  return '';
}
