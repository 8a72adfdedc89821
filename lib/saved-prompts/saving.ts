import 'server-only';
import type { Account } from '../auth/account';
import { log } from '../log';
import { findPrompt } from '../prompts/library';
import { quotaMessage } from '../quotas';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { isUserPromptId } from '../user-prompts/user-prompt';

export type SaveResult = { state: 'saved' | 'already' | 'failed' } | { state: 'full'; message: string };

/** unique_violation */
const UNIQUE_VIOLATION = '23505';

/** Saves a prompt for somebody: a library prompt by its slug, a public one by its id. */
export async function savePrompt(user: Account, promptId: string): Promise<SaveResult> {
  if (!(await exists(promptId))) return { state: 'failed' };
  const client = await sessionClient();
  const { error } = await client.from('saved_prompts').insert({ user_id: user.id, prompt_id: promptId });
  if (!error) return { state: 'saved' };
  if (error.code === UNIQUE_VIOLATION) return { state: 'already' };
  const message = quotaMessage(error);
  if (message) return { state: 'full', message };
  log.error({ err: error }, 'Failed to save');
  return { state: 'failed' };
}

/** Whether that person may see such a prompt; row level security answers for the community's. */
async function exists(promptId: string): Promise<boolean> {
  if (findPrompt(promptId)) return true;
  if (!isUserPromptId(promptId)) return false;
  const client = await sessionClient();
  return dataOf(await client.from('user_prompts').select('id').eq('id', promptId).maybeSingle()) !== null;
}
