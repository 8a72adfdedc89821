import { preflight, refuseOthers } from '@/lib/api/api-route';
import { ownOperations } from '@/lib/api/own-operations';
import { ownPromptAnswer } from '@/lib/api/own-queries';
import { expectDone, ownRoute } from '@/lib/api/own-route';
import { invalid } from '@/lib/api/problem';
import { knownVersion } from '@/lib/api/version-tag';
import { changePromptsOf } from '@/lib/user-prompts/change-prompts';
import { editedLengthProblem } from '@/lib/user-prompts/content-length';
import { findUserPrompt } from '@/lib/user-prompts/queries';
import { saveEdit } from '@/lib/user-prompts/store-prompt';

export const GET = ownRoute(ownOperations.getOwnPrompt, ({ id }, user) => ownPromptAnswer(user, id));
export const PATCH = ownRoute(ownOperations.updateOwnPrompt, async ({ id, text, ...change }, user, request) => {
  const updatedAt = knownVersion(request);
  const stored = await findUserPrompt(user, id);
  if (!stored) return null;
  const problem = text === undefined || text === stored.content ? null : editedLengthProblem(text);
  if (problem !== null) throw invalid({ name: 'text', in: 'body', detail: problem });
  expectDone(await saveEdit(user, { id, updatedAt }, { ...change, ...(text !== undefined && { content: text }) }));
  return ownPromptAnswer(user, id);
});
export const DELETE = ownRoute(ownOperations.deleteOwnPrompt, async ({ id }, user) => {
  if (!(await findUserPrompt(user, id))) return null;
  expectDone(await changePromptsOf(user, [id], { change: 'delete' }));
});
export const { POST, PUT } = refuseOthers('GET', 'PATCH', 'DELETE');
export const OPTIONS = preflight;
