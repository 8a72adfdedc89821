import { preflight, refuseOthers } from '@/lib/api/api-route';
import { ownOperations } from '@/lib/api/own-operations';
import { ownCollectionAnswer } from '@/lib/api/own-queries';
import { expectDone } from '@/lib/api/own-refusals';
import { ownRoute } from '@/lib/api/own-route';
import { saveCollectionVisibility } from '@/lib/collections/collection-store';

export const PUT = ownRoute(ownOperations.setCollectionVisibility, async ({ id, public: isPublic, sure = false }, user) => {
  expectDone(await saveCollectionVisibility(user, id, isPublic, sure));
  return ownCollectionAnswer(user, id);
});
export const { GET, POST, PATCH, DELETE } = refuseOthers('PUT');
export const OPTIONS = preflight;
