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

/** Adds a prompt at the end, or where it stood before it was removed. */
export function addItem(user: Account, collectionId: string, promptId: string, position = 0): Promise<ActionResult<never>> {
  return addItems(user, collectionId, [promptId], position);
}

/** Adds prompts at the end, in their order: all of them or, where one is refused, none. What is in the collection already stays in its place. */
export async function addItems(user: Account, collectionId: string, promptIds: string[], position = 0): Promise<ActionResult<never>> {
  const client = await sessionClient();
  const items = promptIds.map((prompt_id) => ({ collection_id: collectionId, user_id: user.id, prompt_id, position }));
  const added = client.from('collection_items').upsert(items, { onConflict: 'collection_id,prompt_id', ignoreDuplicates: true });
  const { data, error } = await added.select('prompt_id');
  if (!error) return data.length > 0 ? itemsChanged(user, collectionId) : done();
  // The collection is somebody else's, or was deleted before or meanwhile.
  if (error.code === POLICY_VIOLATION || error.code === FOREIGN_KEY_VIOLATION) return refused('changed-elsewhere');
  throw new BackendError(error.message, { cause: error });
}

/** Removes a prompt. */
export function removeItem(user: Account, collectionId: string, promptId: string): Promise<ActionResult<never>> {
  return removeItems(user, collectionId, [promptId]);
}

/** Removes prompts. Nothing changes where they are not in the collection, or the collection is somebody else's. */
export async function removeItems(user: Account, collectionId: string, promptIds: string[]): Promise<ActionResult<never>> {
  const client = await sessionClient();
  const items = client.from('collection_items').delete().eq('user_id', user.id).eq('collection_id', collectionId);
  const removed = dataOf(await items.in('prompt_id', promptIds).select('prompt_id'));
  return removed.length > 0 ? itemsChanged(user, collectionId) : done();
}

/** Puts a prompt after another one, or first. */
export async function moveItem(user: Account, collectionId: string, promptId: string, after: string | null): Promise<ActionResult<never>> {
  const client = await sessionClient();
  const place = { collection: collectionId, prompt: promptId, ...(after !== null && { after }) };
  return dataOf(await client.rpc('move_in_collection', place)) ? itemsChanged(user, collectionId) : refused('changed-elsewhere');
}

/** Invalidates the public pages of a collection, and the profile that says how many prompts it has. */
function itemsChanged(user: Account, collectionId: string): ActionResult<never> {
  invalidate([cacheTags.collection(collectionId), cacheTags.profile(user.id)]);
  return done();
}
