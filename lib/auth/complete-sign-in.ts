import 'server-only';
import { redirect } from 'next/navigation';
import type { Account } from '../account/account';
import { setDeviceCookie } from '../account/device-cookie';
import { type ReturnTo, safeNextPath } from '../account/return-to';
import { databaseRefusal } from '../forms/database-refusal';
import { done } from '../forms/form-state';
import { makePromptMine, pathAfterMakeMine } from '../my-prompts/make-mine';
import { paths } from '../paths';
import { savePrompt } from '../saved/save-prompt';
import { log } from '../server/log/log';
import { sessionClient } from '../supabase/server';
import { promptIdField } from '../text/text-fields';
import { setAccountCookie } from './session-cookies';

/** Completes a sign-in: makes a profile if there is none, sets the cookies, saves and copies the requested prompts, and redirects. */
export async function completeSignIn(account: Account, { next, save, copy }: ReturnTo = {}): Promise<never> {
  const client = await sessionClient();
  const { error } = await client.rpc('ensure_profile');
  if (error) log.error({ err: error }, 'A profile could not be made');
  await setAccountCookie(account.email);
  await setDeviceCookie(account.email);
  const saved = save ? await savePrompt(account, save) : done();
  if (copy && promptIdField.safeParse(copy).success) redirect(pathAfterMakeMine(copy, await makePromptMine(account, copy)));
  // The profile page asks for a username if none could be generated.
  if (databaseRefusal(error) === 'no-username') redirect(paths.editProfile);
  if (saved.status === 'refused') redirect(`${paths.saved}?${new URLSearchParams({ problem: saved.code, next: next ?? '' })}`);
  redirect(safeNextPath(next));
}
