import 'server-only';
import type { Account } from '../account/account';
import { type ActionResult, changed, looksPrivate, refused } from '../forms/form-state';
import { library } from '../prompts/library';
import { cacheTags } from '../server/cache/cache-tags';
import { invalidate } from '../server/cache/invalidate';
import { refreshPage } from '../server/cache/refresh-page';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import type { ChangeKind } from './change-form';
import type { LabelKind } from './labels';
import { privateTextAdded } from './private-text';
import { userPromptIds } from './queries';

type ChangeOptions = {
  change: Exclude<ChangeKind, 'export'>;
  category?: string | null;
  collection?: string;
  tags?: string[];
  sure?: boolean;
};

/** Changes those of the prompts that belong to the user. A private-looking category or tag that a public prompt would get needs `sure`. */
export async function changePromptsOf(
  user: Account,
  ids: readonly string[],
  { change, category, collection, tags = [], sure }: ChangeOptions,
): Promise<ActionResult<never>> {
  const labels = change === 'category' ? (category ?? '') : change === 'tag' ? tags.join('\n') : '';
  const added = sure ? [] : await privateTextAdded(labels, async () => ((await isAnyPublic(ids)) ? '' : null));
  if (added.length > 0) return looksPrivate(added);
  const client = await sessionClient();
  const changing =
    change === 'tag' || change === 'untag'
      ? client.rpc('tag_prompts', { ids: [...ids], [change === 'tag' ? 'added' : 'removed']: tags })
      : client.rpc('change_prompts', {
          ids: [...ids],
          change,
          ...(category && { new_category: category }),
          ...(collection && { collection }),
        });
  const made = dataOf(await changing.maybeSingle());
  if (!made) return refused('changed-elsewhere');
  promptsChanged(user, made.public_ids, change === 'add' || change === 'remove' ? collection : undefined);
  return changed({ id: made.change_id, prompts: made.prompts });
}

async function isAnyPublic(ids: readonly string[]): Promise<boolean> {
  const published = new Set(await userPromptIds({ visibility: 'public' }));
  return ids.some((id) => published.has(id));
}

export async function undoChangeOf(user: Account, changeId: string): Promise<ActionResult<never>> {
  const client = await sessionClient();
  const undone = dataOf(await client.rpc('undo_change', { change: changeId }).maybeSingle());
  if (!undone) return refused('undone-already');
  promptsChanged(user, undone.public_ids, undone.collection ?? undefined);
  const deleted = undone.deleted_collections;
  if (deleted.length > 0) invalidate([...deleted.map(cacheTags.collection), cacheTags.profile(user.id), cacheTags.collections]);
  return changed({ id: null, prompts: undone.prompts });
}

/**
 * Renames a category or a tag of own prompts; refused if the new name exists and `merge` is false. A private-looking new name needs `sure` if a
 * public prompt would get it.
 */
export async function renameLabelOf(
  user: Account,
  { kind, label, name, merge, sure }: { kind: LabelKind; label: string; name: string; merge: boolean; sure: boolean },
): Promise<ActionResult<never>> {
  const isPublic = async () => (await userPromptIds({ visibility: 'public', [kind]: label })).length > 0;
  const added = sure ? [] : await privateTextAdded(name, async () => ((await isPublic()) ? label : null));
  if (added.length > 0) return looksPrivate(added);
  const client = await sessionClient();
  const renaming =
    kind === 'tag'
      ? client.rpc('rename_tag', { tag: label, new_name: name, merge })
      : client.rpc('rename_category', { category: label, new_name: asInLibrary(name), merge });
  const renamed = dataOf(await renaming.maybeSingle());
  if (!renamed) return refused('name-exists');
  if (renamed.prompts === 0 && (await userPromptIds({ [kind]: label })).length === 0) return refused('changed-elsewhere');
  promptsChanged(user, renamed.public_ids);
  return changed({ id: renamed.change_id, prompts: renamed.prompts });
}

/** Spells a category as the library does, if the library has one that differs only in case. */
export function asInLibrary(category: string): string {
  return library().categories.find(({ name }) => name.toLowerCase() === category.toLowerCase())?.name ?? category;
}

/**
 * Invalidates the pages that show changed prompts, and renders the current one again. `publicIds`: ids of those that may be or have been public.
 * `collection`: id of a collection that changed.
 */
export function promptsChanged(user: Account, publicIds: readonly string[], collection?: string): void {
  const tags = publicIds.length > 0 ? [...publicIds.map(cacheTags.prompt), cacheTags.profile(user.id), cacheTags.publicPrompts] : [];
  if (collection) tags.push(cacheTags.collection(collection));
  if (tags.length > 0) invalidate(tags);
  refreshPage();
}
