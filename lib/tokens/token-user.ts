import 'server-only';
import type { Account } from '../account/account';
import { env } from '../env';
import { addressRange } from '../server/http/client-address';
import { requestContext } from '../server/http/request-context';
import { dataOf } from '../supabase/connection';
import { publicClient } from '../supabase/server';
import { bearerToken } from './secret';
import type { TokenScope } from './token';

/** User and scope of a request's token. */
export type TokenUser = { user: Account; scope: TokenScope };

/**
 * Reads the token of a request's Authorization header; from then on `sessionClient` reads and writes as its owner. Null without a token,
 * 'unknown' if it does not exist, was revoked or has expired. Ignores cookies.
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
