import { preflight, refuseOthers } from '@/lib/api/api-route';
import { ownOperations } from '@/lib/api/own-operations';
import { ownCollectionAnswer } from '@/lib/api/own-queries';
import { expectDone } from '@/lib/api/own-refusals';
import { ownRoute } from '@/lib/api/own-route';
import { knownVersion } from '@/lib/api/version-tag';
import { removeCollection, saveCollection } from '@/lib/collections/collection-store';
import { findCollection } from '@/lib/collections/queries';

export const GET = ownRoute(ownOperations.getOwnCollection, ({ id }, user) => ownCollectionAnswer(user, id));
export const PATCH = ownRoute(ownOperations.updateCollection, async ({ id, sure = false, ...change }, user, request) => {
  const updatedAt = knownVersion(request);
  if (!(await findCollection(user, id))) return null;
  expectDone(await saveCollection(user, { id, updatedAt }, change, sure));
  return ownCollectionAnswer(user, id);
});
export const DELETE = ownRoute(ownOperations.deleteCollection, async ({ id }, user) =>
  (await removeCollection(user, id)) ? undefined : null,
);
export const { POST, PUT } = refuseOthers('GET', 'PATCH', 'DELETE');
export const OPTIONS = preflight;
