import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { createClient } from '@supabase/supabase-js';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { REVALIDATE_SECONDS } from '../limits';
import { trackRead } from '../server/cache/pending-reads';
import { requestContext } from '../server/http/request-context';
import { backend, clientOptions, cookieOptions, fetchWithTimeout } from './connection';
import type { Database } from './database.types';
import { dropMalformedSessions } from './drop-malformed-sessions';

/** Returns the client of the current request, with its personal token (API and MCP) or else the session of its cookies. */
export const sessionClient = cache(async () => {
  const token = requestContext()?.token;
  if (token) return tokenClient(token);
  const { url, key } = backend();
  const store = await cookies();
  return createServerClient<Database>(url, key, {
    db: clientOptions.db,
    global: { fetch: fetchWithTimeout({ cache: 'no-store' }) },
    cookieOptions,
    cookies: {
      getAll: () => dropMalformedSessions(store.getAll()),
      setAll: (changed) => {
        try {
          for (const { name, value, options } of changed) store.set(name, value, options);
        } catch {
          // Cookies cannot be set while a page is rendered.
        }
      },
    },
  });
});

/** Returns a client with the rights of a personal token's owner. */
export function tokenClient(token: string) {
  const { url, key } = backend();
  const global = { fetch: fetchWithTimeout({ cache: 'no-store' }), headers: { 'x-personal-token': token } };
  return createClient<Database>(url, key, { ...clientOptions, global });
}

export function publicClient() {
  return anonymous(fetchWithTimeout({ cache: 'no-store' }));
}

/** Returns an anonymous client whose answers, and the pages rendered from them, are cached with `tags` (lib/server/cache/cache-tags.ts). */
export function cachedClient(...tags: string[]) {
  const read = fetchWithTimeout({ next: { tags, revalidate: REVALIDATE_SECONDS } });
  return anonymous((input, init) => trackRead(read(input, init)));
}

/** Returns an anonymous client, which caches answers with `tags` for the viewer 'cached-page'. */
export function anonymousClientFor(viewer: 'everybody' | 'cached-page', ...tags: string[]) {
  return viewer === 'everybody' ? publicClient() : cachedClient(...tags);
}

function anonymous(fetchAnswer: typeof fetch) {
  const { url, key } = backend();
  return createClient<Database>(url, key, { ...clientOptions, global: { fetch: fetchAnswer } });
}
