import 'server-only';
import type { Account } from '../account/account';
import { dataOf } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import type { PersonalToken, TokenScope } from './token';

const FIELDS = 'id, name, scope, createdAt:created_at, expiresAt:expires_at, lastUsedOn:last_used_on, newNetworkAt:new_network_at';

export async function personalTokens(user: Account): Promise<PersonalToken[]> {
  const client = await sessionClient();
  const rows = dataOf(await client.from('personal_tokens').select(FIELDS).eq('user_id', user.id).order('created_at', { ascending: false }));
  return rows.map((row) => ({ ...row, scope: row.scope as TokenScope }));
}
