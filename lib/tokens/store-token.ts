import 'server-only';
import { randomUUID } from 'node:crypto';
import { after } from 'next/server';
import { log } from '../server/log/log';
import { BackendError, beginAfterAnswer, dataOf, UNIQUE_VIOLATION } from '../supabase/connection';
import { sessionClient, tokenClient } from '../supabase/server';
import type { TokenScope } from './token';
import { tokenHash } from './token-text';

type NewToken = { user_id: string; name: string; scope: TokenScope; expires_at: string | null };

/** Stores a token and tests it by a request, because the token is shown only once. If either fails, removes the token and throws BackendError. */
export async function storeToken(row: NewToken, token: string): Promise<void> {
  const client = await sessionClient();
  const [id, hash] = [randomUUID(), tokenHash(token)];
  try {
    const inserting = client.from('personal_tokens').insert({ ...row, id, hash });
    const { error } = await inserting.setHeader('Idempotency-Key', id);
    // A unique violation means that the request was repeated (lib/supabase/may-be-repeated.ts), and the first one stored the token.
    if (error && error.code !== UNIQUE_VIOLATION) throw new BackendError(error.message, { cause: error });
    dataOf(await tokenClient(token).rpc('own_counts'));
  } catch (cause) {
    after(async () => {
      beginAfterAnswer();
      const { error } = await client.from('personal_tokens').delete().eq('user_id', row.user_id).eq('id', id);
      if (error) log.warn({ err: error }, 'A token that nobody has seen could not be removed');
    });
    throw cause;
  }
}
