import { preflight, refuseOthers } from '@/lib/api/api-route';
import { ownOperations } from '@/lib/api/own-operations';
import { ownCollectionAnswer } from '@/lib/api/own-queries';
import { ownRoute } from '@/lib/api/own-route';
import { removeCollection } from '@/lib/collections/collection-store';

export const GET = ownRoute(ownOperations.getOwnCollection, ({ id }, user) => ownCollectionAnswer(user, id));
export const DELETE = ownRoute(ownOperations.deleteCollection, async ({ id }, user) =>
  (await removeCollection(user, id)) ? undefined : null,
);
export const { POST, PUT, PATCH } = refuseOthers('GET', 'DELETE');
export const OPTIONS = preflight;
