import { preflight, refuseOthers } from '@/lib/api/api-route';
import { ownOperations } from '@/lib/api/own-operations';
import { ownPromptAnswer } from '@/lib/api/own-queries';
import { expectDone } from '@/lib/api/own-refusals';
import { ownRoute } from '@/lib/api/own-route';
import { saveVisibility } from '@/lib/user-prompts/store-prompt';

export const PUT = ownRoute(ownOperations.setOwnPromptVisibility, async ({ id, public: isPublic, sure = false }, user) => {
  expectDone(await saveVisibility(user, id, isPublic, sure));
  return ownPromptAnswer(user, id);
});
export const { GET, POST, PATCH, DELETE } = refuseOthers('PUT');
export const OPTIONS = preflight;
