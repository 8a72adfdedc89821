import { preflight, refuseOthers } from '@/lib/api/api-route';
import { ownOperations } from '@/lib/api/own-operations';
import { expectDone } from '@/lib/api/own-refusals';
import { ownRoute } from '@/lib/api/own-route';
import { addItem, removeItem } from '@/lib/collections/collection-store';
import { findCollection } from '@/lib/collections/queries';
import { findPrompt } from '@/lib/user-prompts/find-prompts';

export const PUT = ownRoute(ownOperations.addToCollection, async ({ id, prompt }, user) => {
  if (!(await findCollection(user, id)) || !(await findPrompt(prompt, user))) return null;
  expectDone(await addItem(user, id, prompt));
});
export const DELETE = ownRoute(ownOperations.removeFromCollection, async ({ id, prompt }, user) => {
  if (!(await findCollection(user, id))) return null;
  expectDone(await removeItem(user, id, prompt));
});
export const { GET, POST, PATCH } = refuseOthers('PUT', 'DELETE');
export const OPTIONS = preflight;
