import 'server-only';
import type { Account } from '../../account/account';
import { dataOf, UNIQUE_VIOLATION } from '../../supabase/connection';
import { sessionClient } from '../../supabase/server';

export async function pin(user: Account, prompt_id: string): Promise<void> {
  const client = await sessionClient();
  const answer = await client.from('pinned_prompts').insert({ user_id: user.id, prompt_id });
  if (answer.error?.code !== UNIQUE_VIOLATION) dataOf(answer);
}

export async function unpin(user: Account, prompt_id: string): Promise<void> {
  const client = await sessionClient();
  dataOf(await client.from('pinned_prompts').delete().eq('user_id', user.id).eq('prompt_id', prompt_id));
}
