import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { createClient } from '@supabase/supabase-js';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { REVALIDATE_SECONDS } from '../limits';
import { backend, cookieOptions, fetchWithTimeout, options } from './connection';
import type { Database } from './database.types';
import { dropMalformedSessions } from './drop-malformed-sessions';
import { trackRead } from './pending-reads';

/** The person of this request. Cookies can be renewed in actions and route handlers; pages leave that to the middleware. */
export const sessionClient = cache(async () => {
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
          // A page is being drawn: its cookies can no longer change.
        }
      },
    },
  });
});

/** Anybody, asking anew each time. */
export function publicClient() {
  return anonymous(fetchWithTimeout({ cache: 'no-store' }));
}

/** Anybody, for pages that are cached: answers are cached with these tags (lib/cache-tags.ts), and so is the page made of them. */
export function cachedClient(...tags: string[]) {
  const read = fetchWithTimeout({ next: { tags, revalidate: REVALIDATE_SECONDS } });
  return anonymous((input, init) => trackRead(read(input, init)));
}

function anonymous(fetchAnswer: typeof fetch) {
  const { url, key } = backend();
  return createClient<Database>(url, key, { ...options, global: { fetch: fetchAnswer } });
}
