import 'server-only';
import { dataOf } from '../supabase/connection';
import { publicClient } from '../supabase/server';

/** Secrets that the database makes (take_daily_mails). */
const SECRET = /^[0-9a-f]{64}$/;

/** Ends the daily email of whoever got one with this secret; nothing where there is none. */
export async function endDailyMails(secret: string): Promise<void> {
  if (SECRET.test(secret)) dataOf(await publicClient().rpc('end_daily_mails', { secret }));
}
