import { preflight, refuseOthers } from '@/lib/api/api-route';
import { creationKey } from '@/lib/api/creation-key';
import { ownOperations } from '@/lib/api/own-operations';
import { listOwnCollections, ownCollectionAnswer } from '@/lib/api/own-queries';
import { ownRoute } from '@/lib/api/own-route';
import { NO_TEXTS } from '@/lib/collections/collection-fields';
import { insertCollection } from '@/lib/collections/collection-store';

export const GET = ownRoute(ownOperations.listOwnCollections, listOwnCollections);
export const POST = ownRoute(ownOperations.createCollection, async (texts, user, request) => {
  const { id, isNew } = await insertCollection(user, { ...NO_TEXTS, ...texts }, creationKey(request, user.id));
  return ownCollectionAnswer(user, id, isNew ? 201 : 200);
});
export const { PUT, PATCH, DELETE } = refuseOthers('GET', 'POST');
export const OPTIONS = preflight;
