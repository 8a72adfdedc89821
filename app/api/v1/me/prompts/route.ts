import { preflight, refuseOthers } from '@/lib/api/api-route';
import { creationKey } from '@/lib/api/creation-key';
import { ownOperations } from '@/lib/api/own-operations';
import { listOwnPrompts, ownPromptAnswer } from '@/lib/api/own-queries';
import { ownRoute } from '@/lib/api/own-route';
import { insertPrompt } from '@/lib/user-prompts/store-prompt';

export const GET = ownRoute(ownOperations.listOwnPrompts, listOwnPrompts);
export const POST = ownRoute(ownOperations.createOwnPrompt, async ({ title, text, category = null }, user, request) => {
  const { id, isNew } = await insertPrompt(user, { title, content: text, category }, creationKey(request, user.id));
  return id === null ? null : ownPromptAnswer(user, id, isNew ? 201 : 200);
});
export const { PUT, PATCH, DELETE } = refuseOthers('GET', 'POST');
export const OPTIONS = preflight;
