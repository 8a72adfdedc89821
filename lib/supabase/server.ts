import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { createClient } from '@supabase/supabase-js';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { requestContext } from '../http/request-context';
import { REVALIDATE_SECONDS } from '../limits';
import { backend, cookieOptions, fetchWithTimeout, options } from './connection';
import type { Database } from './database.types';
import { dropMalformedSessions } from './drop-malformed-sessions';
import { trackRead } from './pending-reads';

/**
 * A client of whoever sent this request: with its personal token, which the API and MCP read, or else with the session of its cookies. Actions and
 * route handlers can refresh those; for pages the middleware does.
 */
export const sessionClient = cache(async () => {
  const token = requestContext()?.token;
  if (token) return tokenClient(token);
  const { url, key } = backend();
  const store = await cookies();
  return createServerClient<Database>(url, key, {
    db: options.db,
    global: { fetch: fetchWithTimeout({ cache: 'no-store' }) },
    cookieOptions,
    cookies: {
      getAll: () => dropMalformedSessions(store.getAll()),
      setAll: (changed) => {
        try {
          for (const { name, value, options: how } of changed) store.set(name, value, how);
        } catch {
          // Cookies cannot be set while a page is rendered.
        }
      },
    },
  });
});

/** A client of the owner of a personal token. */
export function tokenClient(token: string) {
  const { url, key } = backend();
  const global = { fetch: fetchWithTimeout({ cache: 'no-store' }), headers: { 'x-personal-token': token } };
  return createClient<Database>(url, key, { ...options, global });
}

/** An anonymous client without caching. */
export function publicClient() {
  return anonymous(fetchWithTimeout({ cache: 'no-store' }));
}

/** An anonymous client for cached pages: its answers carry these tags (lib/cache/cache-tags.ts), and so do the pages rendered from them. */
export function cachedClient(...tags: string[]) {
  const read = fetchWithTimeout({ next: { tags, revalidate: REVALIDATE_SECONDS } });
  return anonymous((input, init) => trackRead(read(input, init)));
}

/** Either of them: what is public now, or what is public in an answer that carries these tags. */
export function clientOf(viewer: 'everybody' | 'cached-page', ...tags: string[]) {
  return viewer === 'everybody' ? publicClient() : cachedClient(...tags);
}

function anonymous(fetchAnswer: typeof fetch) {
  const { url, key } = backend();
  return createClient<Database>(url, key, { ...options, global: { fetch: fetchAnswer } });
}
