import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { type NextRequest, NextResponse } from 'next/server';
import {
  BackendError,
  backend,
  clientOptions,
  cookieOptions,
  fetchWithTimeout,
  isUnreachable,
  UNAVAILABLE_HEADER,
  withTimeout,
} from './connection';
import { dropMalformedSessions } from './drop-malformed-sessions';

/** Refreshes an expiring session, in the request and in the response. Nobody is signed out while the backend is unavailable. */
export async function refreshSession(request: NextRequest, headers: Headers) {
  const { url, key } = backend();
  const pass = () => NextResponse.next({ request: { headers } });
  let response = pass();
  const client = createServerClient(url, key, {
    db: clientOptions.db,
    global: { fetch: fetchWithTimeout() },
    cookieOptions,
    cookies: {
      getAll: () => dropMalformedSessions(request.cookies.getAll()),
      setAll: (changed, cacheHeaders) => {
        for (const { name, value } of changed) request.cookies.set(name, value);
        headers.set('cookie', request.cookies.toString());
        response = pass();
        for (const { name, value, options } of changed) response.cookies.set(name, value, options);
        for (const [name, value] of Object.entries(cacheHeaders)) response.headers.set(name, value);
      },
    },
  });
  let email: string | null = null;
  const signedIn = await withTimeout(client.auth.getUser()).then(
    ({ data, error }) => {
      email = data.user?.email ?? null;
      return error && isUnreachable(error) ? ('unknown' as const) : data.user !== null;
    },
    // Errors other than BackendError are thrown because of a malformed cookie.
    (cause) => (cause instanceof BackendError ? ('unknown' as const) : false),
  );
  if (signedIn === 'unknown') {
    headers.set(UNAVAILABLE_HEADER, '1');
    response = pass();
  }
  return { response, signedIn, email };
}
