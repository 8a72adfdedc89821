import 'server-only';
import type { Account } from '../account/account';
import { env } from '../env';
import { addressRange } from '../http/client-address';
import { requestContext } from '../http/request-context';
import { dataOf } from '../supabase/connection';
import { publicClient } from '../supabase/server';
import { bearerToken } from './secret';
import type { TokenScope } from './token';

/** Who sent a request with a token, and what the token may do. */
export type TokenUser = { user: Account; scope: TokenScope };

/**
 * Whose token a request has in its Authorization header: everything that the request reads and writes after that is read and written as this
 * person (sessionClient). Null without a token, 'unknown' for one that does not exist, was revoked or has expired. Cookies count nothing.
 */
export async function tokenUser(request: Request): Promise<TokenUser | null | 'unknown'> {
  const token = bearerToken(request.headers.get('authorization'));
  const context = requestContext();
  if (token === null) return null;
  if (token === 'malformed' || !env.backend || !context) return 'unknown';
  const network = addressRange(context.address);
  const used = dataOf(await publicClient().rpc('use_token', { token, network }).maybeSingle());
  if (!used) return 'unknown';
  context.token = token;
  return { user: { id: used.user_id, email: '' }, scope: used.scope as TokenScope };
}
