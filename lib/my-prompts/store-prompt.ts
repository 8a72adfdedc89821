import 'server-only';
import type { z } from 'zod';
import type { Account } from '../account/account';
import { type ActionResult, done, invalidField, looksPrivate, refused } from '../forms/form-state';
import { BackendError, dataOf, UNIQUE_VIOLATION } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { asInLibrary, promptsChanged } from './change-prompts';
import { editedLengthProblem } from './content-length';
import { findPrivateText, privateTextAdded } from './private-text';
import { PROMPT_FIELDS } from './prompt-fields';
import { type createPromptSchema, isStoredContent } from './prompt-form';
import { findUserPrompt } from './queries';
import type { UserPrompt } from './user-prompt';

type Fields = z.infer<typeof createPromptSchema>;
type NewPrompt = Pick<Fields, 'title' | 'content'> & Partial<Fields>;
type OpenedPrompt = Pick<UserPrompt, 'id' | 'updatedAt'>;

/** Creates a private prompt. A `creationKey` that was used before returns the id of the prompt that it created, or null if that is deleted. */
export async function insertPrompt(user: Account, prompt: NewPrompt, creationKey?: string): Promise<{ id: string | null; isNew: boolean }> {
  const client = await sessionClient();
  const category = prompt.category && asInLibrary(prompt.category);
  const row = { ...prompt, category, user_id: user.id, is_public: false, ...(creationKey && { creation_key: creationKey }) };
  const inserting = client.from('user_prompts').insert(row).select('id').single();
  const { data, error } = await (creationKey ? inserting.setHeader('Idempotency-Key', creationKey) : inserting);
  if (data) return { id: data.id, isNew: true };
  if (!creationKey || error.code !== UNIQUE_VIOLATION) throw new BackendError(error.message, { cause: error });
  const before = client.from('user_prompts').select('id').eq('user_id', user.id).eq('creation_key', creationKey);
  return { id: dataOf(await before.maybeSingle())?.id ?? null, isNew: false };
}

/** Saves an edit of all fields. A stored content that is too short or too long for an edit may stay if it is unchanged. */
export async function saveEditedFields(
  user: Account,
  { id, updatedAt }: OpenedPrompt,
  fields: Fields,
  sure: boolean,
): Promise<ActionResult<'content'>> {
  const problem = editedLengthProblem(fields.content);
  if (problem === null) return saveEdit(user, { id, updatedAt }, fields, sure);
  const stored = await findUserPrompt(user, id);
  if (stored?.updatedAt !== updatedAt) return refused('changed-elsewhere');
  if (!isStoredContent(fields.content, stored.content)) return invalidField('content', problem);
  const { content: _, ...others } = fields;
  return saveEdit(user, { id, updatedAt }, others, sure);
}

/** Saves an edit; refused if the prompt changed since it was opened. Private-looking text that is new in a public one needs `sure`. */
export async function saveEdit(
  user: Account,
  { id, updatedAt }: OpenedPrompt,
  change: Partial<Fields>,
  sure: boolean,
): Promise<ActionResult<never>> {
  const added = sure ? [] : await privateTextOfEdit(user, id, change);
  if (added.length > 0) return looksPrivate(added);
  const client = await sessionClient();
  const row = { ...change, ...(change.category && { category: asInLibrary(change.category) }), updated_at: new Date().toISOString() };
  const opened = client.from('user_prompts').update(row).eq('id', id).eq('user_id', user.id).eq('updated_at', updatedAt);
  if (dataOf(await opened.select('id')).length === 0) return refused('changed-elsewhere');
  promptsChanged(user, [id]);
  return done();
}

export const privateTextOfEdit = (user: Account, id: string, change: Partial<Fields>) =>
  privateTextAdded(textOf(change), () => publicText(user, id));

async function publicText(user: Account, id: string): Promise<string | null> {
  const stored = await findUserPrompt(user, id);
  return stored?.isPublic ? textOf(stored) : null;
}

const textOf = (fields: Partial<Fields>) => PROMPT_FIELDS.flatMap((name) => fields[name] ?? []).join('\n');

/** Publishes a prompt or makes it private. Private-looking text that is published needs `sure`. */
export async function saveVisibility(user: Account, id: string, isPublic: boolean, sure: boolean): Promise<ActionResult<never>> {
  const stored = isPublic && !sure ? await findUserPrompt(user, id) : null;
  const found = stored ? findPrivateText(textOf(stored)) : [];
  if (found.length > 0) return looksPrivate(found);
  const client = await sessionClient();
  const change = { is_public: isPublic, updated_at: new Date().toISOString() };
  const changed = client.from('user_prompts').update(change).eq('id', id).eq('user_id', user.id);
  if (dataOf(await changed.select('id')).length === 0) return refused('not-saved');
  promptsChanged(user, [id]);
  return done();
}
