import 'server-only';
import { dataOf } from '../../supabase/connection';
import { sessionClient } from '../../supabase/server';

/** Stores that the user used a prompt just now. The database ignores prompts that the user neither wrote nor saved. */
export async function storeUse(promptId: string): Promise<void> {
  const client = await sessionClient();
  dataOf(await client.rpc('record_prompt_use', { prompt: promptId }));
}
