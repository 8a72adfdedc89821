import 'server-only';
import type { Account } from '../account/account';
import { dataOf, UNIQUE_VIOLATION } from '../supabase/connection';
import { sessionClient } from '../supabase/server';

/** Pins a prompt, without checking that it exists. A prompt that is pinned already stays so. */
export async function pinPrompt(user: Account, promptId: string): Promise<void> {
  const client = await sessionClient();
  const answer = await client.from('pinned_prompts').insert({ user_id: user.id, prompt_id: promptId });
  if (answer.error?.code !== UNIQUE_VIOLATION) dataOf(answer);
}

export async function unpinPrompt(user: Account, promptId: string): Promise<void> {
  const client = await sessionClient();
  dataOf(await client.from('pinned_prompts').delete().eq('user_id', user.id).eq('prompt_id', promptId));
}
