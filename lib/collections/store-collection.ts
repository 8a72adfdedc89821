import 'server-only';
import type { Account } from '../account/account';
import { type ActionResult, done, invalidField, looksPrivate, refused } from '../forms/form-state';
import { findPrivateText, privateTextAdded } from '../my-prompts/private-text';
import { cacheTags } from '../server/cache/cache-tags';
import { invalidate } from '../server/cache/invalidate';
import { refreshPage } from '../server/cache/refresh-page';
import { BackendError, dataOf, FOREIGN_KEY_VIOLATION, INSUFFICIENT_PRIVILEGE, UNIQUE_VIOLATION } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import type { Collection } from './collection';
import { COLLECTION_FIELDS, type CollectionTexts } from './collection-fields';
import { SLUG_TAKEN } from './collection-form';
import { findCollection } from './queries';
import { freeSlug } from './slug';

/** Number of attempts to insert a collection, whose slug another request may take at the same time. */
const ATTEMPTS = 5;

/** Creates a private collection. If one of the user's collections has the `creationKey` already, returns the id of that one. */
export async function insertCollection(
  user: Account,
  fields: CollectionTexts,
  creationKey?: string,
): Promise<{ id: string; isNew: boolean }> {
  const client = await sessionClient();
  for (let attempt = 1; ; attempt++) {
    const own = dataOf(await client.from('collections').select('id, slug, creation_key').eq('user_id', user.id));
    const before = creationKey && own.find(({ creation_key }) => creation_key === creationKey);
    if (before) return { id: before.id, isNew: false };
    const slug = freeSlug(fields.title, new Set(own.map((collection) => collection.slug)));
    const row = { ...fields, slug, user_id: user.id, ...(creationKey && { creation_key: creationKey }) };
    const { data, error } = await client.from('collections').insert(row).select('id').single();
    if (data) return { id: data.id, isNew: true };
    if (error.code !== UNIQUE_VIOLATION || attempt === ATTEMPTS) throw new BackendError(error.message, { cause: error });
  }
}

type Change = Partial<CollectionTexts & Pick<Collection, 'slug'>>;

const textOf = (texts: Change) => COLLECTION_FIELDS.flatMap((field) => texts[field] ?? []).join('\n');

async function publicText(user: Account, id: string): Promise<string | null> {
  const stored = await findCollection(user, id);
  return stored?.isPublic ? textOf(stored) : null;
}

/** Saves an edit; refused if the collection changed since it was opened. Private-looking text that is new in a public one needs `sure`. */
export async function saveCollection(
  user: Account,
  { id, updatedAt }: Pick<Collection, 'id' | 'updatedAt'>,
  change: Change,
  sure: boolean,
): Promise<ActionResult<'slug'>> {
  const added = sure ? [] : await privateTextAdded(textOf(change), () => publicText(user, id));
  if (added.length > 0) return looksPrivate(added);
  const client = await sessionClient();
  const opened = client.from('collections').update(change).eq('id', id).eq('user_id', user.id).eq('updated_at', updatedAt);
  const { data, error } = await opened.select('id');
  if (error?.code === UNIQUE_VIOLATION) return invalidField('slug', SLUG_TAKEN);
  if (error) throw new BackendError(error.message, { cause: error });
  if (data.length === 0) return refused('changed-elsewhere');
  collectionChanged(user, id);
  return done();
}

/** Publishes a collection or makes it private. Private-looking text that is published needs `sure`. */
export async function saveCollectionVisibility(user: Account, id: string, isPublic: boolean, sure: boolean): Promise<ActionResult<never>> {
  const stored = isPublic && !sure ? await findCollection(user, id) : null;
  const found = stored ? findPrivateText(textOf(stored)) : [];
  if (found.length > 0) return looksPrivate(found);
  const client = await sessionClient();
  const changed = client.from('collections').update({ is_public: isPublic }).eq('id', id).eq('user_id', user.id);
  if (dataOf(await changed.select('id')).length === 0) return refused('not-saved');
  collectionChanged(user, id);
  return done();
}

export async function removeCollection(user: Account, id: string): Promise<boolean> {
  const client = await sessionClient();
  const deleted = client.from('collections').delete().eq('id', id).eq('user_id', user.id);
  if (dataOf(await deleted.select('id')).length === 0) return false;
  collectionChanged(user, id);
  return true;
}

function collectionChanged(user: Account, id: string): void {
  invalidate([cacheTags.collection(id), cacheTags.profile(user.id), cacheTags.collections]);
  refreshPage();
}

/** Adds a prompt to a collection: at the end, or again at the `position` from which it was removed. */
export function addItem(user: Account, collectionId: string, promptId: string, position = 0): Promise<ActionResult<never>> {
  return addItems(user, collectionId, [promptId], position);
}

/** Adds prompts to a collection, all or none, in order: with position 0 at the end. Those that are in the collection already keep their places. */
export async function addItems(user: Account, collectionId: string, promptIds: string[], position = 0): Promise<ActionResult<never>> {
  const client = await sessionClient();
  const items = promptIds.map((prompt_id) => ({ collection_id: collectionId, user_id: user.id, prompt_id, position }));
  const added = client.from('collection_items').upsert(items, { onConflict: 'collection_id,prompt_id', ignoreDuplicates: true });
  const { data, error } = await added.select('prompt_id');
  if (!error) return data.length > 0 ? itemsChanged(user, collectionId) : done();
  if (error.code === INSUFFICIENT_PRIVILEGE || error.code === FOREIGN_KEY_VIOLATION) return refused('changed-elsewhere');
  throw new BackendError(error.message, { cause: error });
}

export function removeItem(user: Account, collectionId: string, promptId: string): Promise<ActionResult<never>> {
  return removeItems(user, collectionId, [promptId]);
}

export async function removeItems(user: Account, collectionId: string, promptIds: string[]): Promise<ActionResult<never>> {
  const client = await sessionClient();
  const items = client.from('collection_items').delete().eq('user_id', user.id).eq('collection_id', collectionId);
  const removed = dataOf(await items.in('prompt_id', promptIds).select('prompt_id'));
  return removed.length > 0 ? itemsChanged(user, collectionId) : done();
}

export async function moveItem(user: Account, collectionId: string, promptId: string, after: string | null): Promise<ActionResult<never>> {
  const client = await sessionClient();
  const move = { collection: collectionId, prompt: promptId, ...(after !== null && { after }) };
  return dataOf(await client.rpc('move_in_collection', move)) ? itemsChanged(user, collectionId) : refused('changed-elsewhere');
}

function itemsChanged(user: Account, collectionId: string): ActionResult<never> {
  invalidate([cacheTags.collection(collectionId), cacheTags.profile(user.id)]);
  return done();
}
