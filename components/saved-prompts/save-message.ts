import type { ActionResult } from '@/lib/forms/form-state';
import { QUOTAS } from '@/lib/limits';

/** What a heart says once its prompt was saved or removed, or was not. */
export function saveMessage(result: ActionResult, wanted: boolean): string {
  if (result.status === 'done' && !wanted) return 'Removed from saved';
  if (result.status === 'done') return result.code === 'already-saved' ? 'Already saved' : 'Saved!';
  switch (result.code) {
    case 'signed-out':
      return 'Not authenticated: sign in again';
    case 'saved-prompts-quota':
      return `You have reached the limit of ${QUOTAS.savedPrompts.toLocaleString('en')} saved prompts. Remove one that you no longer need, then save this one.`;
    case 'failed':
      return 'Error occurred';
    default:
      return 'Failed to save';
  }
}
