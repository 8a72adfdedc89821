import 'server-only';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { pendingPages } from './pending-reads';
import { announceInvalidation } from './shared-invalidation';

/** Invalidates tags in all processes that share Redis, and again once pages being rendered now are stored, for which old data may have been read. */
export function invalidate(tags: string[]): void {
  expire(tags);
  void announceInvalidation(tags);
  const stored = pendingPages();
  after(async () => {
    await stored;
    expire(tags);
  });
}

/** Expires tags at once; a profile such as 'max' would serve a stale page once more. */
function expire(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
