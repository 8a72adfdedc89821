import 'server-only';
import type { Account } from '../account/account';
import { dataOf, UNIQUE_VIOLATION } from '../supabase/connection';
import { sessionClient } from '../supabase/server';

/** Ids of the pinned prompts, last pinned first. */
export async function pinnedIds(user: Account): Promise<string[]> {
  const client = await sessionClient();
  const pins = client.from('pinned_prompts').select('prompt_id').eq('user_id', user.id);
  const rows = dataOf(await pins.order('created_at', { ascending: false }).order('prompt_id'));
  return rows.map(({ prompt_id }) => prompt_id);
}

/** Pins a prompt, without checking that it exists. Throws BackendError beyond the limit of pins. */
export async function pinPrompt(user: Account, promptId: string): Promise<void> {
  const client = await sessionClient();
  const answer = await client.from('pinned_prompts').insert({ user_id: user.id, prompt_id: promptId });
  if (answer.error?.code !== UNIQUE_VIOLATION) dataOf(answer);
}

export async function unpinPrompt(user: Account, promptId: string): Promise<void> {
  const client = await sessionClient();
  dataOf(await client.from('pinned_prompts').delete().eq('user_id', user.id).eq('prompt_id', promptId));
}
