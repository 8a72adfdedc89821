import 'server-only';
import type { Account } from '../account/account';
import { databaseRefusal } from '../forms/database-refusal';
import { type ActionResult, done, refused } from '../forms/form-state';
import { findPrompt } from '../my-prompts/find-prompts';
import { findUserPrompt } from '../my-prompts/queries';
import { log } from '../server/log/log';
import { dataOf, UNIQUE_VIOLATION } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { unpinPrompt } from './pin-prompt';

export async function savePrompt(user: Account, promptId: string): Promise<ActionResult<never>> {
  if (!(await findPrompt(promptId, user))) return refused('not-saved');
  const client = await sessionClient();
  const { error } = await client.from('saved_prompts').insert({ user_id: user.id, prompt_id: promptId });
  if (!error) return done();
  if (error.code === UNIQUE_VIOLATION) return done('already-saved');
  const code = databaseRefusal(error);
  if (!code) log.error({ err: error }, 'A prompt could not be saved');
  return refused(code ?? 'not-saved');
}

export async function removeSavedPrompt(user: Account, promptId: string): Promise<ActionResult<never>> {
  const client = await sessionClient();
  dataOf(await client.from('saved_prompts').delete().eq('user_id', user.id).eq('prompt_id', promptId));
  // An own prompt stays pinned, because My Prompts lists it even if it is not saved.
  if (!(await findUserPrompt(user, promptId))) await unpinPrompt(user, promptId);
  return done();
}
