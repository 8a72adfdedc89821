import 'server-only';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { pendingPages } from '../supabase/pending-reads';
import { announceInvalidation } from './shared-invalidation';

/**
 * Invalidates these tags now, in all processes that share Redis, and once more after pages that were being rendered meanwhile have been stored:
 * Next stores those as fresh, although they read the data before the change. An invalidation inside `after` takes effect when its callback
 * ends, so one callback waits for everything.
 */
export function invalidate(tags: string[]): void {
  expire(tags);
  void announceInvalidation(tags);
  const stored = pendingPages();
  after(async () => {
    await stored;
    expire(tags);
  });
}

/** The next request is rendered again; a profile such as 'max' would serve the stale page once more. */
function expire(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
