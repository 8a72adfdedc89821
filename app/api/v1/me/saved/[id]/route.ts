import { preflight, refuseOthers } from '@/lib/api/api-route';
import { ownOperations } from '@/lib/api/own-operations';
import { expectDone } from '@/lib/api/own-refusals';
import { ownRoute } from '@/lib/api/own-route';
import { removeSavedPrompt, savePrompt } from '@/lib/saved-prompts/save-prompt';

export const PUT = ownRoute(ownOperations.savePrompt, async ({ id }, user) => {
  expectDone(await savePrompt(user, id));
  return undefined;
});
export const DELETE = ownRoute(ownOperations.removeSaved, async ({ id }, user) => {
  expectDone(await removeSavedPrompt(user, id));
  return undefined;
});
export const { GET, POST, PATCH } = refuseOthers('PUT', 'DELETE');
export const OPTIONS = preflight;
