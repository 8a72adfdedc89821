import { type Messages, NO_CONNECTION } from '@/components/forms/refusal-message';
import type { ActionResult } from '@/lib/forms/form-state';
import { QUOTAS } from '@/lib/limits';

export const SAVE_MESSAGES = {
  failed: 'Failed to save',
  unexpected: 'Error occurred',
  'no-connection': NO_CONNECTION,
  'saved-prompts-quota': `You have reached the limit of ${QUOTAS.savedPrompts.toLocaleString('en')} saved prompts. Remove one that you no longer need, then save this one.`,
} satisfies Messages;

/**
 * The message after a press of the heart; `wanted` is true to save, false to remove. Unlike refusalMessage it has no messages about forms: a refusal
 * without a message in SAVE_MESSAGES is only `failed`.
 */
export function saveMessage(result: ActionResult, wanted: boolean): string {
  if (result.status === 'done' && !wanted) return 'Removed from saved';
  if (result.status === 'done') return result.code === 'already-saved' ? 'Already saved' : 'Saved!';
  if (result.code === 'signed-out') return 'Not authenticated: sign in again';
  const messages: Messages = SAVE_MESSAGES;
  return messages[result.code] ?? messages.failed;
}
