import { formatDay } from '../../lib/text/dates.ts';
import type { Operator } from './operator.ts';

/** A role of accounts: a table that only the secret key can write, and the word for an account that has the role. */
export interface Role {
  table: 'moderators' | 'keepers';
  holder: string;
  usage: string;
}

export const problem = (what: string, { message }: { message: string }) => new Error(`${what}: ${message}`);

export async function listHolders(operator: Operator, { table, holder, usage }: Role): Promise<void> {
  const holders = await operator.from(table).select().order('granted_at');
  if (holders.error) throw problem(`The ${table} could not be read`, holders.error);
  if (holders.data.length === 0) return console.log(`There is no ${holder} yet. ${usage}`);
  const ids = holders.data.map(({ user_id }) => user_id);
  const profiles = await operator.from('user_profiles').select('id, username').in('id', ids);
  if (profiles.error) throw problem(`The names of the ${table} could not be read`, profiles.error);
  const names = new Map(profiles.data.map(({ id, username }) => [id, username]));
  console.log('since        username');
  for (const { user_id, granted_at } of holders.data)
    console.log(`${formatDay(granted_at).padEnd(13)}${names.get(user_id) ?? `(the account ${user_id}, without a profile)`}`);
}

async function accountOf(operator: Operator, username: string): Promise<string> {
  const { data, error } = await operator.from('user_profiles').select('id').eq('username', username).maybeSingle();
  if (error) throw problem('The account could not be looked up', error);
  // JSON escapes characters that would control the terminal.
  if (!data) throw new Error(`There is no account with the username ${JSON.stringify(username)}.`);
  return data.id;
}

export async function grantRole(operator: Operator, { table, holder }: Role, username: string): Promise<void> {
  const user_id = await accountOf(operator, username);
  const { data, error } = await operator
    .from(table)
    .upsert({ user_id }, { onConflict: 'user_id', ignoreDuplicates: true })
    .select('user_id');
  if (error) throw problem(`${username} could not be made a ${holder}`, error);
  console.log(data.length > 0 ? `${username} is a ${holder} now.` : `${username} is a ${holder} already.`);
}

export async function revokeRole(operator: Operator, { table, holder }: Role, username: string): Promise<void> {
  const user_id = await accountOf(operator, username);
  const { data, error } = await operator.from(table).delete().eq('user_id', user_id).select('user_id');
  if (error) throw problem(`${username} could not be made an ordinary account`, error);
  console.log(data.length > 0 ? `${username} is no ${holder} any more.` : `${username} is no ${holder}.`);
}

export const usernameOf = (argument: string) => argument.replace(/^@/, '').toLowerCase();
