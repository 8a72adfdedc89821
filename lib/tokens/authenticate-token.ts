import 'server-only';
import type { Account } from '../account/account';
import { env } from '../env';
import { addressRange } from '../server/http/client-address';
import { requestContext } from '../server/http/request-context';
import { dataOf } from '../supabase/connection';
import { publicClient } from '../supabase/server';
import type { TokenScope } from './token';
import { bearerToken } from './token-text';

export type TokenUser = { user: Account; scope: TokenScope };

/**
 * Finds the owner of the token of a request, records its use, and lets `sessionClient` act with it. Null without a token, 'unknown' for an invalid or
 * expired one.
 */
export async function authenticateToken(request: Request): Promise<TokenUser | null | 'unknown'> {
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
