import 'server-only';
import { env } from '../env';
import type { Saves } from '../prompts/library-order';
import { log } from '../server/log/log';
import { dataOf } from '../supabase/connection';
import { cachedClient } from '../supabase/server';

/** Number of accounts that saved each library prompt, by slug; null if the numbers cannot be read, or there is no backend. */
export async function countLibrarySaves(): Promise<Saves | null> {
  if (!env.backend) return null;
  try {
    const rows = dataOf(await cachedClient().rpc('library_saves'));
    return new Map(rows.map(({ slug, saves }) => [slug, saves]));
  } catch (err) {
    log.error({ err }, 'How often prompts are saved could not be read');
    return null;
  }
}
