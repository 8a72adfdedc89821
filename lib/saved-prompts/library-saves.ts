import 'server-only';
import { env } from '../env';
import { log } from '../log/log';
import type { Saves } from '../prompts/library-order';
import { dataOf } from '../supabase/connection';
import { cachedClient } from '../supabase/server';

/** How often each prompt of the library is saved, in all accounts together; null where there is no backend, or none that answers. */
export async function librarySaves(): Promise<Saves | null> {
  if (!env.backend) return null;
  try {
    const rows = dataOf(await cachedClient().rpc('library_saves'));
    return new Map(rows.map(({ slug, saves }) => [slug, saves]));
  } catch (err) {
    log.error({ err }, 'How often prompts are saved could not be read');
    return null;
  }
}
