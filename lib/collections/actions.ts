'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { Account } from '../account/account';
import { userFormAction } from '../forms/form-action';
import { type ActionResult, done, refused } from '../forms/form-state';
import { findPrompt, findPrompts } from '../my-prompts/find-prompts';
import { visibilitySchema } from '../my-prompts/prompt-form';
import { paths } from '../paths';
import { idSchema } from '../text/text-fields';
import { NO_TEXTS } from './collection-fields';
import {
  addAndRemoveItemsSchema,
  collectionWithPromptSchema,
  createCollectionSchema,
  editCollectionSchema,
  itemButtonSchema,
  moveInCollectionSchema,
  toggleInCollectionSchema,
} from './collection-form';
import { afterMove, MOVES, type Move } from './order';
import { itemsOf } from './queries';
import {
  addItem,
  addItems,
  insertCollection,
  moveItem,
  removeCollection,
  removeItem,
  removeItems,
  saveCollection,
  saveCollectionVisibility,
} from './store-collection';

export const createCollection = userFormAction(
  { schema: createCollectionSchema, rate: 'write', failure: 'A collection could not be created' },
  async (fields, user) => {
    const { id } = await insertCollection(user, fields);
    refresh();
    redirect(paths.collection(id));
  },
);

export const createCollectionWithPrompt = userFormAction(
  { schema: collectionWithPromptSchema, rate: 'write', failure: 'A collection could not be created' },
  async ({ title, prompt, fromPage }, user) => {
    if (!(await findPrompt(prompt, user))) return refused('changed-elsewhere');
    const { id } = await insertCollection(user, { ...NO_TEXTS, title });
    const result = await addItem(user, id, prompt);
    if (fromPage && result.status === 'done') redirect(paths.addToCollection(prompt));
    return result;
  },
);

export const updateCollection = userFormAction(
  { schema: editCollectionSchema, rate: 'write', failure: 'A collection could not be updated' },
  async ({ id, updatedAt, sure, ...fields }, user) => {
    const result = await saveCollection(user, { id, updatedAt }, fields, sure);
    if (result.status !== 'done') return result;
    redirect(paths.collection(id));
  },
);

export const setCollectionVisibility = userFormAction(
  { schema: visibilitySchema, rate: 'write', failure: 'The visibility of a collection could not be changed' },
  ({ id, public: isPublic, sure }, user) => saveCollectionVisibility(user, id, isPublic, sure),
);

export const deleteCollection = userFormAction(
  { schema: idSchema, rate: 'write', failure: 'A collection could not be deleted' },
  async ({ id }, user) => {
    if (!(await removeCollection(user, id))) return refused('failed');
    redirect(paths.collections);
  },
);

export const addAndRemoveItems = userFormAction(
  { schema: addAndRemoveItemsSchema, rate: 'write', failure: 'Prompts could not be added to a collection or removed from it' },
  async ({ collection, add, remove }, user) => {
    const found = await findPrompts(add, user);
    if (found.includes(null)) return refused('changed-elsewhere');
    // The page is refreshed first, so that it shows the removals even if the additions are refused.
    refresh();
    if (remove.length > 0) await removeItems(user, collection, remove);
    return add.length > 0 ? addItems(user, collection, add) : done();
  },
);

export const toggleInCollection = userFormAction(
  { schema: toggleInCollectionSchema, rate: 'write', failure: 'A prompt could not be added to a collection or removed from it' },
  async ({ prompt, add, remove }, user) => {
    if (add) return addIfVisible(user, add, prompt);
    return remove ? removeItem(user, remove, prompt) : refused('failed');
  },
);

async function addIfVisible(user: Account, collection: string, prompt: string, position?: number): Promise<ActionResult<never>> {
  return (await findPrompt(prompt, user)) ? addItem(user, collection, prompt, position) : refused('changed-elsewhere');
}

export const moveInCollection = userFormAction(
  { schema: moveInCollectionSchema, rate: 'write', failure: 'A prompt could not be moved in a collection' },
  async ({ collection, prompt, after }, user) => {
    const result = await moveItem(user, collection, prompt, after || null);
    refresh();
    return result;
  },
);

/** Action of the form with the buttons of all rows of a collection. The pressed button sends its field. */
export const submitItemButton = userFormAction(
  { schema: itemButtonSchema, rate: 'write', failure: 'A collection could not be changed' },
  async ({ collection, remove, restore, ...moves }, user) => {
    const result = remove
      ? await removeItem(user, collection, remove.prompt)
      : restore
        ? await addIfVisible(user, collection, restore.prompt, restore.position)
        : await moveByButton(user, collection, moves);
    refresh();
    return result;
  },
);

async function moveByButton(user: Account, collection: string, pressed: Record<Move, string>): Promise<ActionResult<never>> {
  const move = MOVES.find((name) => pressed[name]);
  if (!move) return refused('changed-elsewhere');
  const after = afterMove(await itemsOf(collection), pressed[move], move);
  return after === undefined ? refused('changed-elsewhere') : moveItem(user, collection, pressed[move], after);
}
