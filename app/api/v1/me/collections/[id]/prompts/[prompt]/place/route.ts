import { preflight, refuseOthers } from '@/lib/api/api-route';
import { ownOperations } from '@/lib/api/own-operations';
import { ownRoute } from '@/lib/api/own-route';
import { moveItem } from '@/lib/collections/collection-store';

/** One of the two prompts is not in the collection where nothing was moved. */
export const PUT = ownRoute(ownOperations.moveInCollection, async ({ id, prompt, after }, user) =>
  (await moveItem(user, id, prompt, after)).status === 'done' ? undefined : null,
);
export const { GET, POST, PATCH, DELETE } = refuseOthers('PUT');
export const OPTIONS = preflight;
