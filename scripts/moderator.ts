/**
 * `npm run moderator -- NAME` makes the account of this username a moderator, `npm run moderator -- NAME --revoke` ends that, `npm run moderator`
 * lists them. Asks the Supabase project of SUPABASE_URL with SUPABASE_SECRET_KEY, otherwise the embedded backend, also while the site runs.
 */
import { parseArgs } from 'node:util';
import { formatDay } from '../lib/text/dates.ts';
import { asOperator, type Operator } from './lib/operator.ts';

const USAGE = 'Usage: npm run moderator [-- NAME [--revoke]]';

function readArguments(): { name?: string; revoke: boolean } {
  try {
    const { values, positionals } = parseArgs({ options: { revoke: { type: 'boolean', default: false } }, allowPositionals: true });
    const [name, ...more] = positionals;
    if (more.length === 0 && (name || !values.revoke)) return { name: name?.replace(/^@/, '').toLowerCase(), revoke: values.revoke };
  } catch {
    // An option that there is not.
  }
  throw new Error(USAGE);
}

const problem = (what: string, { message }: { message: string }) => new Error(`${what}: ${message}`);

async function list(operator: Operator): Promise<void> {
  const moderators = await operator.from('moderators').select().order('granted_at');
  if (moderators.error) throw problem('The moderators could not be read', moderators.error);
  if (moderators.data.length === 0) return console.log(`There is no moderator yet. ${USAGE}`);
  const ids = moderators.data.map(({ user_id }) => user_id);
  const profiles = await operator.from('user_profiles').select('id, username').in('id', ids);
  if (profiles.error) throw problem('The names of the moderators could not be read', profiles.error);
  const names = new Map(profiles.data.map(({ id, username }) => [id, username]));
  console.log('since        username');
  for (const { user_id, granted_at } of moderators.data)
    console.log(`${formatDay(granted_at).padEnd(13)}${names.get(user_id) ?? `(the account ${user_id}, without a profile)`}`);
}

async function accountOf(operator: Operator, username: string): Promise<string> {
  const { data, error } = await operator.from('user_profiles').select('id').eq('username', username).maybeSingle();
  if (error) throw problem('The account could not be looked up', error);
  // In quotes of JSON, because a terminal would obey what is no name.
  if (!data) throw new Error(`There is no account with the username ${JSON.stringify(username)}.`);
  return data.id;
}

async function grant(operator: Operator, username: string): Promise<void> {
  const user_id = await accountOf(operator, username);
  const { data, error } = await operator
    .from('moderators')
    .upsert({ user_id }, { onConflict: 'user_id', ignoreDuplicates: true })
    .select('user_id');
  if (error) throw problem(`${username} could not be made a moderator`, error);
  console.log(data.length > 0 ? `${username} is a moderator now.` : `${username} is a moderator already.`);
}

async function revoke(operator: Operator, username: string): Promise<void> {
  const user_id = await accountOf(operator, username);
  const { data, error } = await operator.from('moderators').delete().eq('user_id', user_id).select('user_id');
  if (error) throw problem(`${username} could not be made an ordinary account`, error);
  console.log(data.length > 0 ? `${username} is no moderator any more.` : `${username} is no moderator.`);
}

try {
  const asked = readArguments();
  const { name } = asked;
  await asOperator((operator) => (name === undefined ? list(operator) : asked.revoke ? revoke(operator, name) : grant(operator, name)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
