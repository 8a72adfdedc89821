import 'server-only';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { announceInvalidation } from './shared-invalidation';
import { pagesBeingMade } from './supabase/pending-reads';

/**
 * Invalidates what is cached with these tags now, in all processes that share Redis, and once more when those pages are stored that were being
 * made meanwhile: Next takes them for fresh, with what they had read before the change. What `after` invalidates takes effect when its callback
 * ends, so it cannot be done in several steps.
 */
export function invalidate(tags: string[]): void {
  expire(tags);
  void announceInvalidation(tags);
  const stored = pagesBeingMade();
  after(async () => {
    await stored;
    expire(tags);
  });
}

/** The very next request is answered anew; a profile such as 'max' would serve the old page once more. */
function expire(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
