import 'server-only';
import type { Account } from '../account/account';
import { type ActionResult, changed, refused } from '../forms/form-state';
import { library } from '../prompts/library';
import { cacheTags } from '../server/cache/cache-tags';
import { invalidate } from '../server/cache/invalidate';
import { refreshPage } from '../server/cache/refresh-page';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import type { ChangeKind } from './change-form';

type ChangeOptions = { change: Exclude<ChangeKind, 'export'>; category?: string | null; collection?: string };

/** Changes those of the prompts that are the user's, all or none. */
export async function changePromptsOf(
  user: Account,
  ids: readonly string[],
  { change, category, collection }: ChangeOptions,
): Promise<ActionResult<never>> {
  const client = await sessionClient();
  const answer = await client
    .rpc('change_prompts', { ids: [...ids], change, ...(category && { new_category: category }), ...(collection && { collection }) })
    .maybeSingle();
  const made = dataOf(answer);
  if (!made) return refused('changed-elsewhere');
  promptsChanged(user, made.public_ids, change === 'add' || change === 'remove' ? collection : undefined);
  return changed({ id: made.change_id, prompts: made.prompts });
}

/** Undoes a change by its id. */
export async function undoChangeOf(user: Account, change: string): Promise<ActionResult<never>> {
  const client = await sessionClient();
  const undone = dataOf(await client.rpc('undo_change', { change }).maybeSingle());
  if (!undone) return refused('undone-already');
  promptsChanged(user, undone.public_ids, undone.collection ?? undefined);
  const deleted = undone.deleted_collections;
  if (deleted.length > 0) invalidate([...deleted.map(cacheTags.collection), cacheTags.profile(user.id), cacheTags.collections]);
  return changed({ id: null, prompts: undone.prompts });
}

/** Renames a category of own prompts; refused if the new name exists and `merge` is false. */
export async function renameCategoryOf(user: Account, category: string, name: string, merge: boolean): Promise<ActionResult<never>> {
  const client = await sessionClient();
  const renamed = dataOf(await client.rpc('rename_category', { category, new_name: libraryName(name), merge }).maybeSingle());
  if (!renamed) return refused('category-exists');
  promptsChanged(user, renamed.public_ids);
  return changed({ id: renamed.change_id, prompts: renamed.prompts });
}

/** Name of the library's category that differs only in case, or else the given name. */
export function libraryName(category: string): string {
  return library().categories.find(({ name }) => name.toLowerCase() === category.toLowerCase())?.name ?? category;
}

/** Shows a change of own prompts on every page that they are on; `publicIds` are those that were or are public. */
export function promptsChanged(user: Account, publicIds: readonly string[], collection?: string): void {
  const tags = publicIds.length > 0 ? [...publicIds.map(cacheTags.prompt), cacheTags.profile(user.id), cacheTags.publicPrompts] : [];
  if (collection) tags.push(cacheTags.collection(collection));
  if (tags.length > 0) invalidate(tags);
  refreshPage();
}
