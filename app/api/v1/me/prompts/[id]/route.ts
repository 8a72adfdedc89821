import { preflight, refuseOthers } from '@/lib/api/api-route';
import { ownOperations } from '@/lib/api/own-operations';
import { changePrompt } from '@/lib/api/own-prompt-change';
import { ownPromptAnswer } from '@/lib/api/own-queries';
import { expectDone } from '@/lib/api/own-refusals';
import { ownRoute } from '@/lib/api/own-route';
import { knownVersion } from '@/lib/api/version-tag';
import { changePromptsOf } from '@/lib/user-prompts/change-prompts';
import { findUserPrompt } from '@/lib/user-prompts/queries';

export const GET = ownRoute(ownOperations.getOwnPrompt, ({ id }, user) => ownPromptAnswer(user, id));
export const PATCH = ownRoute(ownOperations.updateOwnPrompt, async ({ id, ...change }, user, request) => {
  return (await changePrompt(user, { id, updatedAt: knownVersion(request) }, change)) ? ownPromptAnswer(user, id) : null;
});
export const DELETE = ownRoute(ownOperations.deleteOwnPrompt, async ({ id }, user) => {
  if (!(await findUserPrompt(user, id))) return null;
  expectDone(await changePromptsOf(user, [id], { change: 'delete' }));
});
export const { POST, PUT } = refuseOthers('GET', 'PATCH', 'DELETE');
export const OPTIONS = preflight;
