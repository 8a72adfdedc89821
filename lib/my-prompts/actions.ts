'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { withReturnTo } from '../account/return-to';
import { accountPaths } from '../account-paths';
import { userFormAction } from '../forms/form-action';
import { done, refused, untouched } from '../forms/form-state';
import { LIMITS } from '../limits';
import { listPath, MY_PROMPTS_PARAMETERS, parseListFilter } from '../lists/list-filter';
import { paths } from '../paths';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { firstCharacters } from '../text/characters';
import { booleanField, idSchema } from '../text/text-fields';
import { changeSchema } from './change-form';
import { asInLibrary, changePromptsOf, renameLabelOf, undoChangeOf } from './change-prompts';
import { makePromptMine, pathAfterMakeMine } from './make-mine';
import {
  anyPromptSchema,
  createPromptSchema,
  deletedSchema,
  editPromptSchema,
  renameSchema,
  restoreSchema,
  undoSchema,
  visibilitySchema,
} from './prompt-form';
import { userPromptIds } from './queries';
import { insertPrompt, saveEdit, saveEditedFields, saveVisibility } from './store-prompt';
import { PROMPT_SELECT } from './user-prompt';
import { versionFields } from './version';
import { findVersion } from './version-queries';

export const createPrompt = userFormAction(
  { schema: createPromptSchema, rate: 'write', failure: 'A prompt could not be created' },
  async (prompt, user) => {
    await insertPrompt(user, prompt);
    refresh();
    redirect(paths.myPrompts);
  },
);

export const makeMine = userFormAction(
  { schema: anyPromptSchema, rate: 'write', failure: 'A prompt could not be copied' },
  async ({ prompt }, user) => {
    const made = await makePromptMine(user, prompt);
    if ('refusal' in made) return refused(made.refusal);
    refresh();
    redirect(pathAfterMakeMine(prompt, made));
  },
);

/**
 * Makes a prompt mine from a button on any page. Redirects visitors to the login page, an invalid form to the library, and other refusals to the page
 * that explains them.
 */
export async function makeMineFromButton(formData: FormData): Promise<void> {
  const answer = await makeMine(untouched, formData);
  if (answer.status !== 'refused') return;
  const prompt = answer.values?.prompt ?? '';
  if (answer.code === 'invalid') redirect(paths.prompts);
  if (answer.code === 'signed-out') redirect(withReturnTo(paths.login, { copy: prompt }));
  redirect(pathAfterMakeMine(prompt, { refusal: answer.code }));
}

export const duplicatePrompt = userFormAction(
  { schema: idSchema, rate: 'write', failure: 'A prompt could not be duplicated' },
  async ({ id }, user) => {
    const client = await sessionClient();
    const prompt = dataOf(
      await client.from('user_prompts').select(PROMPT_SELECT.written).eq('user_id', user.id).eq('id', id).maybeSingle(),
    );
    if (!prompt) return refused('changed-elsewhere');
    const title = firstCharacters(`Copy of ${prompt.title}`, LIMITS.title.max);
    const row = { ...prompt, title, user_id: user.id, is_public: false };
    const { id: copyId } = dataOf(await client.from('user_prompts').insert(row).select('id').single());
    refresh();
    redirect(paths.editUserPrompt(copyId));
  },
);

export const updatePrompt = userFormAction(
  { schema: editPromptSchema.extend({ fromPage: booleanField }), rate: 'write', failure: 'A prompt could not be updated' },
  async ({ fromPage, id, updatedAt, sure, ...fields }, user) => {
    const result = await saveEditedFields(user, { id, updatedAt }, fields, sure);
    if (fromPage && result.status === 'done') redirect(paths.userPrompt(id));
    return result;
  },
);

export const restoreVersion = userFormAction(
  { schema: restoreSchema, rate: 'write', failure: 'A version could not be restored' },
  async ({ id, version, updatedAt, sure }, user) => {
    const restored = await findVersion(id, version);
    if (!restored) return refused('changed-elsewhere');
    const result = await saveEdit(user, { id, updatedAt }, versionFields(restored), sure);
    if (result.status === 'done') redirect(paths.userPrompt(id));
    return result;
  },
);

export const setVisibility = userFormAction(
  { schema: visibilitySchema, rate: 'write', failure: 'The visibility of a prompt could not be changed' },
  ({ id, public: isPublic, sure }, user) => saveVisibility(user, id, isPublic, sure),
);

export const deletePrompt = userFormAction(
  { schema: idSchema, rate: 'write', failure: 'A prompt could not be deleted' },
  async ({ id }, user) => {
    const result = await changePromptsOf(user, [id], { change: 'delete' });
    if (result.status === 'refused') return result;
    if (!result.change?.id) return refused('changed-elsewhere');
    redirect(accountPaths.withUndo(paths.myPrompts, result.change.id, 'delete'));
  },
);

/** Changes several prompts at once. A form sent without JavaScript has `fromPage`, and is redirected to the list, which offers Undo. */
export const changePrompts = userFormAction(
  { schema: changeSchema, rate: 'write', failure: 'Prompts could not be changed' },
  async ({ ids, all, filter, change, category, tags, collection, format, fromPage, sure }, user) => {
    const list = parseListFilter(Object.fromEntries(new URLSearchParams(filter)), MY_PROMPTS_PARAMETERS);
    // With JavaScript the export is a link to the file, so only a form sent without JavaScript asks for one here.
    if (change === 'export') {
      const query = new URLSearchParams(all ? filter : ids.map((id) => ['id', id]));
      redirect(format ? accountPaths.promptsFile(format, query) : accountPaths.promptsMarkdown(query));
    }
    const chosen = all ? await userPromptIds(list) : ids;
    const result = await changePromptsOf(user, chosen, { change, category: category && asInLibrary(category), tags, collection, sure });
    if (fromPage && result.status === 'done' && result.change?.id)
      redirect(accountPaths.withUndo(listPath(paths.myPrompts, list), result.change.id, change));
    return result;
  },
);

export const undoChange = userFormAction(
  { schema: undoSchema, rate: 'write', failure: 'A change could not be undone' },
  ({ change }, user) => undoChangeOf(user, change),
);

export const restoreOrRemoveDeleted = userFormAction(
  { schema: deletedSchema, rate: 'write', failure: 'A deleted prompt could not be restored or removed' },
  async ({ restore, remove, until }) => {
    const client = await sessionClient();
    const found = restore
      ? dataOf(await client.rpc('restore_prompt', { prompt: restore }))
      : remove && dataOf(await client.rpc('remove_deleted', remove === 'all' ? { until } : { prompt: remove })) > 0;
    refresh();
    return found ? done() : refused('changed-elsewhere');
  },
);

export const renameLabel = userFormAction(
  { schema: renameSchema, rate: 'write', failure: 'A category or tag could not be renamed' },
  async (renamed, user) => {
    const { name, merge, sure, agreed } = renamed;
    const result = await renameLabelOf(user, { ...renamed, merge: merge === name, sure: sure || agreed === name });
    if (result.status === 'refused') return result;
    const path = accountPaths.promptLabels(renamed.kind);
    redirect(result.change?.id ? accountPaths.withUndo(path, result.change.id, renamed.kind) : path);
  },
);
