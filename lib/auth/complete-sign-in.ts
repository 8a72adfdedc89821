import 'server-only';
import { redirect } from 'next/navigation';
import { log } from '../log';
import { paths } from '../paths';
import { NO_USERNAME_LEFT } from '../profiles/profile';
import { rememberAddress } from '../rate-limit';
import { savePrompt } from '../saved-prompts/saving';
import { sessionClient } from '../supabase/server';
import type { Account } from './account';
import { safeNextPath } from './return-to';
import { setAccountCookie } from './session-cookies';

/** After a new session: makes sure the profile exists, saves the prompt that was asked for, and redirects to where the visitor came from. */
export async function completeSignIn(account: Account, { next, save }: { next?: unknown; save?: unknown } = {}): Promise<never> {
  const client = await sessionClient();
  const { error } = await client.rpc('ensure_profile');
  if (error) log.error({ err: error }, 'A profile could not be made');
  await setAccountCookie(account.email);
  await rememberAddress(account.email);
  if (typeof save === 'string' && save !== '') await savePrompt(account, save);
  // The profile page asks for the name that could not be made.
  redirect(error?.code === NO_USERNAME_LEFT ? paths.editProfile : safeNextPath(next));
}
