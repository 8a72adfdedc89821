import { preflight, refuseOthers } from '@/lib/api/api-route';
import { ownOperations } from '@/lib/api/own-operations';
import { ownPromptAnswer } from '@/lib/api/own-queries';
import { expectDone, ownRoute } from '@/lib/api/own-route';
import { findUserPrompt } from '@/lib/user-prompts/queries';
import { saveVisibility } from '@/lib/user-prompts/store-prompt';

export const PUT = ownRoute(ownOperations.setOwnPromptVisibility, async ({ id, public: isPublic }, user) => {
  if (!(await findUserPrompt(user, id))) return null;
  expectDone(await saveVisibility(user, id, isPublic));
  return ownPromptAnswer(user, id);
});
export const { GET, POST, PATCH, DELETE } = refuseOthers('PUT');
export const OPTIONS = preflight;
