import 'server-only';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { pendingReads } from './supabase/pending-reads';

/** Milliseconds within which Next has rendered and stored a page after its last read has ended. */
const RENDERED = 1000;

/**
 * Invalidates these tags now, and once more after pages that were being rendered meanwhile have been stored: Next stores those as fresh,
 * although they read the data before the change. An invalidation inside `after` takes effect when its callback ends, so one callback
 * waits for everything.
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

/** The next request is rendered again; a profile such as 'max' would serve the stale page once more. */
function expire(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
