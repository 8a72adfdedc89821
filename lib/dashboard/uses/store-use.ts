import 'server-only';
import { dataOf } from '../../supabase/connection';
import { sessionClient } from '../../supabase/server';

/** Stores that the person of this session used a prompt. The database leaves out what they neither wrote nor saved. */
export async function storeUse(promptId: string): Promise<void> {
  const client = await sessionClient();
  dataOf(await client.rpc('record_prompt_use', { prompt: promptId }));
}
