import { preflight, refuseOthers } from '@/lib/api/api-route';
import { creationKey } from '@/lib/api/creation-key';
import { ownOperations } from '@/lib/api/own-operations';
import { listOwnCollections, ownCollectionAnswer } from '@/lib/api/own-queries';
import { ownRoute } from '@/lib/api/own-route';
import { insertCollection } from '@/lib/collections/collection-store';

export const GET = ownRoute(ownOperations.listOwnCollections, listOwnCollections);
export const POST = ownRoute(ownOperations.createCollection, async ({ title, description = null }, user, request) => {
  const { id, isNew } = await insertCollection(user, { title, description }, creationKey(request, user.id));
  return ownCollectionAnswer(user, id, isNew ? 201 : 200);
});
export const { PUT, PATCH, DELETE } = refuseOthers('GET', 'POST');
export const OPTIONS = preflight;
