import type { APIRequestContext } from 'playwright/test';
import type { TokenScope } from '../../../lib/tokens/token';
import { newToken, tokenHash } from '../../../lib/tokens/token-text';
import type { Collector } from './collections';

/** A token of somebody's, past the site. */
export async function tokenOf({ client, id: user_id }: Pick<Collector, 'client' | 'id'>, scope: TokenScope): Promise<string> {
  const token = newToken();
  const { error } = await client.from('personal_tokens').insert({ user_id, name: 'A test', scope, hash: tokenHash(token) });
  if (error) throw new Error(error.message);
  return token;
}

type Sent = { body?: unknown; headers?: Record<string, string> };

/** Asks the API below /me with a token. */
export async function askWith(
  request: APIRequestContext,
  token: string,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  { body, headers }: Sent = {},
) {
  const response = await request.fetch(path.startsWith('http') ? path : `/api/v1/me${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body !== undefined && { data: body }),
  });
  const text = await response.text();
  return { status: response.status(), headers: response.headers(), body: text ? JSON.parse(text) : null };
}
