'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import type { Account } from '../account/account';
import { withReturnTo } from '../account/return-to';
import { cacheTags } from '../cache/cache-tags';
import { invalidate } from '../cache/invalidate';
import { userFormAction } from '../forms/form-action';
import { type ActionResult, done, invalidField, refused, untouched } from '../forms/form-state';
import { fromPage } from '../forms/from-page';
import { paths } from '../paths';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { editedLengthProblem } from './content-length';
import { copyPrompt, pathAfterCopy } from './copy-prompt';
import {
  copySchema,
  createPromptSchema,
  editPromptSchema,
  idSchema,
  isStoredContent,
  restoreSchema,
  visibilitySchema,
} from './prompt-form';
import { findUserPrompt } from './queries';
import type { UserPrompt } from './user-prompt';
import { fieldsOf } from './version';
import { findVersion } from './version-queries';

/** Stores a new prompt, private, and redirects to the list that begins with it. */
export const createPrompt = userFormAction(
  { schema: createPromptSchema, rate: 'write', failure: 'A prompt could not be created' },
  async (prompt, user) => {
    const client = await sessionClient();
    dataOf(await client.from('user_prompts').insert({ ...prompt, user_id: user.id, is_public: false }));
    refresh();
    redirect(paths.myPrompts);
  },
);

/** Copies a library or public prompt and redirects to the copy's edit. */
export const makeMine = userFormAction(
  { schema: copySchema, rate: 'write', failure: 'A prompt could not be copied' },
  async ({ prompt }, user) => {
    const copied = await copyPrompt(user, prompt);
    if ('refusal' in copied) return refused(copied.refusal);
    refresh();
    redirect(pathAfterCopy(prompt, copied));
  },
);

/** The same from a button on any page, where there is no place for a refusal: visitors sign in first, others go to a page that says it. */
export async function makeMineFromButton(formData: FormData): Promise<void> {
  const answer = await makeMine(untouched, formData);
  if (answer.status !== 'refused') return;
  const prompt = answer.values?.prompt ?? '';
  if (answer.code === 'invalid') redirect(paths.prompts);
  if (answer.code === 'signed-out') redirect(withReturnTo(paths.login, { copy: prompt }));
  redirect(pathAfterCopy(prompt, { refusal: answer.code }));
}

/** Saves an edit. Made on its own page it leads to the prompt; over the list, that stays where it is. */
export const updatePrompt = userFormAction(
  { schema: editPromptSchema.extend({ fromPage }), rate: 'write', failure: 'A prompt could not be updated' },
  async ({ fromPage, ...prompt }, user) => {
    const result = await saveForm(prompt, user);
    if (fromPage && result.status === 'done') redirect(paths.userPrompt(prompt.id));
    return result;
  },
);

/** Saves the edit of a form. A content that was created shorter or longer than an edit may be stays as it is while the rest is changed. */
async function saveForm({ id, updatedAt, ...fields }: z.infer<typeof editPromptSchema>, user: Account): Promise<ActionResult<'content'>> {
  const problem = editedLengthProblem(fields.content);
  if (problem === null) return saveEdit(user, { id, updatedAt }, fields);
  const stored = await findUserPrompt(user, id);
  if (stored?.updatedAt !== updatedAt) return refused('changed-elsewhere');
  if (!isStoredContent(fields.content, stored.content)) return invalidField('content', problem);
  const { content: _, ...others } = fields;
  return saveEdit(user, { id, updatedAt }, others);
}

/** Brings back a version of a prompt, as an edit that can be undone like any other, and redirects to the prompt. */
export const restoreVersion = userFormAction(
  { schema: restoreSchema, rate: 'write', failure: 'A version could not be restored' },
  async ({ id, version, updatedAt }, user) => {
    const restored = await findVersion(id, version);
    if (!restored) return refused('changed-elsewhere');
    const result = await saveEdit(user, { id, updatedAt }, fieldsOf(restored));
    if (result.status === 'done') redirect(paths.userPrompt(id));
    return result;
  },
);

type Change = Partial<z.infer<typeof createPromptSchema>>;

/** Saves what changes in a prompt unless that was changed since it was opened; then nothing is overwritten and the person is told. */
async function saveEdit(
  user: Account,
  { id, updatedAt }: Pick<UserPrompt, 'id' | 'updatedAt'>,
  change: Change,
): Promise<ActionResult<never>> {
  const client = await sessionClient();
  const answer = await client
    .from('user_prompts')
    .update({ ...change, updated_at: new Date().toISOString() })
    .eq('id', id)
    .eq('user_id', user.id)
    .eq('updated_at', updatedAt)
    .select('id');
  if (dataOf(answer).length === 0) return refused('changed-elsewhere');
  publicPromptChanged(user, id);
  return done();
}

export const setVisibility = userFormAction(
  { schema: visibilitySchema, rate: 'write', failure: 'The visibility of a prompt could not be changed' },
  async ({ id, public: is_public }, user) => {
    const client = await sessionClient();
    const change = { is_public, updated_at: new Date().toISOString() };
    if (dataOf(await client.from('user_prompts').update(change).eq('id', id).eq('user_id', user.id).select('id')).length === 0)
      return refused('failed');
    publicPromptChanged(user, id);
    return done();
  },
);

/** Deletes a prompt. From its own page, which is gone then, it leads to the list. */
export const deletePrompt = userFormAction(
  { schema: idSchema.extend({ fromPage }), rate: 'write', failure: 'A prompt could not be deleted' },
  async ({ id, fromPage }, user): Promise<ActionResult<never>> => {
    const client = await sessionClient();
    const answer = await client.from('user_prompts').delete().eq('id', id).eq('user_id', user.id).select('id');
    if (dataOf(answer).length === 0) return refused('failed');
    publicPromptChanged(user, id);
    if (fromPage) redirect(paths.myPrompts);
    return done();
  },
);

/** Invalidates every public page that shows the prompt. */
function publicPromptChanged(user: Account, id: string): void {
  invalidate([cacheTags.prompt(id), cacheTags.profile(user.id), cacheTags.community]);
  refresh();
}
