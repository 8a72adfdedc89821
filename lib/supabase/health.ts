import 'server-only';
import { env } from '../env';
import { log } from '../log';
import { dataOf } from './connection';
import { publicClient } from './server';

/** Whether the database behind the backend answers a question that every installation can answer. */
export async function backendState(): Promise<'none' | 'ok' | 'away'> {
  if (!env.backend) return 'none';
  try {
    dataOf(await publicClient().from('public_prompt_counts').select('prompts').eq('category', ''));
    return 'ok';
  } catch (err) {
    log.warn({ err }, 'The backend is away');
    return 'away';
  }
}
