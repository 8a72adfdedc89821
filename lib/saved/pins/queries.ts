import 'server-only';
import type { Account } from '../../account/account';
import { dataOf } from '../../supabase/connection';
import { sessionClient } from '../../supabase/server';

/** Ids of the pinned prompts, last pinned first. */
export async function pinnedIds(user: Account): Promise<string[]> {
  const client = await sessionClient();
  const pins = client.from('pinned_prompts').select('prompt_id').eq('user_id', user.id);
  const rows = dataOf(await pins.order('created_at', { ascending: false }).order('prompt_id'));
  return rows.map(({ prompt_id }) => prompt_id);
}
