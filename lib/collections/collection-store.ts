import 'server-only';
import type { Account } from '../account/account';
import { cacheTags } from '../cache/cache-tags';
import { invalidate } from '../cache/invalidate';
import { type ActionResult, done, refused } from '../forms/form-state';
import { BackendError, dataOf, FOREIGN_KEY_VIOLATION, POLICY_VIOLATION, UNIQUE_VIOLATION } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { freeSlug } from './slug';

/** Attempts at a slug: another request may take the same one in between. */
const ATTEMPTS = 5;

/** Stores a collection of somebody's, private, and returns its id. */
export async function insertCollection(user: Account, fields: { title: string; description: string | null }): Promise<string> {
  const client = await sessionClient();
  for (let attempt = 1; ; attempt++) {
    const taken = dataOf(await client.from('collections').select('slug').eq('user_id', user.id));
    const slug = freeSlug(fields.title, new Set(taken.map((collection) => collection.slug)));
    const { data, error } = await client
      .from('collections')
      .insert({ ...fields, slug, user_id: user.id })
      .select('id')
      .single();
    if (data) return data.id;
    if (error.code !== UNIQUE_VIOLATION || attempt === ATTEMPTS) throw new BackendError(error.message, { cause: error });
  }
}

/** Adds a prompt at the end, or where it stood before it was removed. Nothing changes where it is in the collection already. */
export async function addItem(user: Account, collectionId: string, promptId: string, position = 0): Promise<ActionResult<never>> {
  const client = await sessionClient();
  const item = { collection_id: collectionId, user_id: user.id, prompt_id: promptId, position };
  const { error } = await client.from('collection_items').insert(item);
  if (!error) return itemsChanged(collectionId);
  if (error.code === UNIQUE_VIOLATION) return done();
  // The collection is somebody else's, or was deleted before or meanwhile.
  if (error.code === POLICY_VIOLATION || error.code === FOREIGN_KEY_VIOLATION) return refused('changed-elsewhere');
  throw new BackendError(error.message, { cause: error });
}

/** Removes a prompt. Nothing changes where it is not in the collection, or the collection is somebody else's. */
export async function removeItem(user: Account, collectionId: string, promptId: string): Promise<ActionResult<never>> {
  const client = await sessionClient();
  const items = client.from('collection_items').delete().eq('user_id', user.id).eq('collection_id', collectionId);
  const removed = dataOf(await items.eq('prompt_id', promptId).select('prompt_id'));
  return removed.length > 0 ? itemsChanged(collectionId) : done();
}

/** Puts a prompt after another one, or first. */
export async function moveItem(collectionId: string, promptId: string, after: string | null): Promise<ActionResult<never>> {
  const client = await sessionClient();
  const place = { collection: collectionId, prompt: promptId, ...(after !== null && { after }) };
  return dataOf(await client.rpc('move_in_collection', place)) ? itemsChanged(collectionId) : refused('changed-elsewhere');
}

/** Invalidates the public pages of a collection. */
function itemsChanged(collectionId: string): ActionResult<never> {
  invalidate([cacheTags.collection(collectionId)]);
  return done();
}
