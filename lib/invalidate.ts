import 'server-only';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { pendingReads } from './supabase/pending-reads';

/** Milliseconds in which Next has certainly rendered and stored a page of which everything has been read. */
const RENDERED = 1000;

/**
 * Invalidates what is cached with these tags now, and once more when those pages are stored that were being made meanwhile: Next takes them
 * for fresh, with what they had read before the change. What `after` invalidates takes effect when its callback ends, so it cannot be
 * done in several steps.
 */
export function invalidate(tags: string[]): void {
  expire(tags);
  const reads = pendingReads();
  after(async () => {
    await reads;
    await new Promise((resolve) => setTimeout(resolve, RENDERED));
    expire(tags);
  });
}

/** The very next request is answered anew; a profile such as 'max' would serve the old page once more. */
function expire(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
