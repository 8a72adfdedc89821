import 'server-only';
import { dataOf } from '../supabase/connection';
import { publicClient } from '../supabase/server';

/** Matches the secrets that `take_daily_mails` creates in the database. */
const SECRET = /^[0-9a-f]{64}$/;

/** Ends the daily emails that contain this secret. An unknown secret ends none. */
export async function endDailyMails(secret: string): Promise<void> {
  if (SECRET.test(secret)) dataOf(await publicClient().rpc('end_daily_mails', { secret }));
}
