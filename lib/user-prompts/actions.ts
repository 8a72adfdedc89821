'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { Account } from '../auth/account';
import { currentUser } from '../auth/current-user';
import { cacheTags } from '../cache-tags';
import { submitUserForm } from '../forms/form-action';
import { done, type FormState, refused } from '../forms/form-state';
import { invalidate } from '../invalidate';
import { log } from '../log';
import { paths } from '../paths';
import { NO_USERNAME_LEFT } from '../profiles/profile';
import { quotaMessage } from '../quotas';
import { countAttempt, waitMessage } from '../rate-limit';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { createPromptSchema, editPromptSchema } from './prompt-form';
import { CHANGED_ELSEWHERE, isUserPromptId } from './user-prompt';

type CreateState = FormState<'title' | 'category' | 'content'>;
type EditState = FormState<'title' | 'category' | 'content' | 'id' | 'updatedAt'>;

/** Stores a new prompt, private, and redirects to the list that begins with it. */
export async function createPrompt(_: CreateState, formData: FormData): Promise<CreateState> {
  return submitUserForm({
    schema: createPromptSchema,
    formData,
    failure: 'Failed to create prompt',
    run: async (prompt, user) => {
      const wait = await countAttempt('write', user.id);
      if (wait > 0) return refused(waitMessage(wait));
      const client = await sessionClient();
      const answer = await client.from('user_prompts').insert({ ...prompt, user_id: user.id, is_public: false });
      const full = quotaMessage(answer.error);
      if (full) return refused(full);
      if (answer.error?.code === NO_USERNAME_LEFT) return refused('Unable to generate unique username', 'no-username');
      dataOf(answer);
      refresh();
      redirect(paths.myPrompts);
    },
  });
}

/** Saves an edit unless the prompt was changed since it was opened; then nothing is overwritten and the person is told. */
export async function updatePrompt(_: EditState, formData: FormData): Promise<EditState> {
  return submitUserForm({
    schema: editPromptSchema,
    formData,
    failure: 'Failed to update prompt',
    run: async ({ id, updatedAt, ...prompt }, user) => {
      const wait = await countAttempt('write', user.id);
      if (wait > 0) return refused(waitMessage(wait));
      const client = await sessionClient();
      const answer = await client
        .from('user_prompts')
        .update({ ...prompt, updated_at: new Date().toISOString() })
        .eq('id', id)
        .eq('user_id', user.id)
        .eq('updated_at', updatedAt)
        .select('id');
      const full = quotaMessage(answer.error);
      if (full) return refused(full);
      if (dataOf(answer).length === 0) return refused(CHANGED_ELSEWHERE);
      publicPromptChanged(user, id);
      return done('Prompt updated successfully!');
    },
  });
}

/** The answer of a button: nothing, or what went wrong. */
export type ButtonResult = { error: string | null };

export async function setVisibility(id: string, isPublic: boolean): Promise<ButtonResult> {
  return changePrompt(id, 'Failed to update prompt visibility', async (user) => {
    const client = await sessionClient();
    const change = { is_public: isPublic === true, updated_at: new Date().toISOString() };
    return dataOf(await client.from('user_prompts').update(change).eq('id', id).eq('user_id', user.id).select('id')).length > 0;
  });
}

export async function deletePrompt(id: string): Promise<ButtonResult> {
  return changePrompt(id, 'Failed to delete prompt', async (user) => {
    const client = await sessionClient();
    return dataOf(await client.from('user_prompts').delete().eq('id', id).eq('user_id', user.id).select('id')).length > 0;
  });
}

/** The same as forms, which work without JavaScript. */
export async function submitVisibility(_: FormState, formData: FormData): Promise<FormState> {
  const { error } = await setVisibility(idOf(formData), formData.get('public') === 'true');
  return error ? refused(error) : done();
}

export async function submitDelete(_: FormState, formData: FormData): Promise<FormState> {
  const { error } = await deletePrompt(idOf(formData));
  if (error) return refused(error);
  redirect(paths.myPrompts);
}

function idOf(formData: FormData): string {
  return String(formData.get('id') ?? '');
}

async function changePrompt(id: string, failure: string, change: (user: Account) => Promise<boolean>): Promise<ButtonResult> {
  try {
    const user = await currentUser();
    if (!user) return { error: 'Not authenticated' };
    const wait = await countAttempt('write', user.id);
    if (wait > 0) return { error: waitMessage(wait) };
    if (!isUserPromptId(id) || !(await change(user))) return { error: failure };
    publicPromptChanged(user, id);
    return { error: null };
  } catch (err) {
    log.error({ err }, failure);
    return { error: failure };
  }
}

/** Every public page that shows the prompt is made anew before anybody sees it again. */
function publicPromptChanged(user: Account, id: string): void {
  invalidate([cacheTags.prompt(id), cacheTags.profile(user.id), cacheTags.community]);
  refresh();
}
