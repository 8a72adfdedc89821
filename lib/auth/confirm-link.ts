import 'server-only';
import { env } from '../env';
import { log } from '../log';
import { inTime, isUnreachable } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { setAccountCookie, setRecoveryCookie } from './session-cookies';

/** What a link in an e-mail came to. */
export type LinkOutcome = 'confirmed' | 'recovery' | 'invalid' | 'unavailable';

const TYPES = { signup: 'signup', email: 'email', recovery: 'recovery' } as const;

/** Redeems the token of an e-mail and sets the session it stands for. Tokens work once. */
export async function confirmLink(tokenHash: string | null, type: string | null): Promise<LinkOutcome> {
  const known = Object.values(TYPES).find((one) => one === type);
  if (!env.backend || !tokenHash || tokenHash.length > 500 || !known) return 'invalid';
  try {
    const client = await sessionClient();
    const { data, error } = await inTime(client.auth.verifyOtp({ token_hash: tokenHash, type: known }));
    if (error && isUnreachable(error)) throw error;
    if (error || !data.user) return 'invalid';
    await client.rpc('ensure_profile');
    await setAccountCookie(data.user.email ?? '');
    if (known !== 'recovery') return 'confirmed';
    await setRecoveryCookie();
    return 'recovery';
  } catch (err) {
    log.error({ err }, 'A link of an e-mail could not be checked');
    return 'unavailable';
  }
}
