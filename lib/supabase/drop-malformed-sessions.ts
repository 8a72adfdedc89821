import { combineChunks, stringFromBase64URL } from '@supabase/ssr';

type Cookie = { name: string; value: string };

/** Matches the auth client's session cookie, whole or a numbered chunk of it. */
const SESSION = /^(sb-[\w-]+-auth-token)(?:\.\d+)?$/;
const TOKEN = /^[\w.~+/-]+=*$/;
const ENCODED = 'base64-';

/** Returns the cookies without malformed sessions. The backend may answer those with 500, so the request counts as signed out. */
export async function dropMalformedSessions(cookies: Cookie[]): Promise<Cookie[]> {
  const values = new Map(cookies.map(({ name, value }) => [name, value]));
  const malformed = new Set(cookies.flatMap(({ name }) => SESSION.exec(name)?.[1] ?? []));
  for (const key of malformed) {
    const whole = await combineChunks(key, (name) => values.get(name));
    if (whole !== null && holdsTokens(whole)) malformed.delete(key);
  }
  return cookies.filter(({ name }) => !malformed.has(SESSION.exec(name)?.[1] ?? ''));
}

function holdsTokens(value: string): boolean {
  try {
    const text = value.startsWith(ENCODED) ? stringFromBase64URL(value.slice(ENCODED.length)) : value;
    const session: unknown = JSON.parse(text);
    return typeof session === 'object' && session !== null && isToken(session, 'access_token') && isToken(session, 'refresh_token');
  } catch {
    return false;
  }
}

function isToken(session: object, name: string): boolean {
  const value: unknown = Reflect.get(session, name);
  return typeof value === 'string' && TOKEN.test(value);
}
