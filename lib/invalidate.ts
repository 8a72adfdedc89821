import 'server-only';
import { after } from 'next/server';
import { pendingReads } from './supabase/pending-reads';

/** Milliseconds in which Next has certainly rendered and stored a page of which everything has been read. */
const RENDERED = 1000;

/**
 * Invalidates cached pages now, and once more when those are stored that were being made meanwhile: Next takes them for fresh, with what
 * they had read before the change. What `after` invalidates takes effect when its callback ends, so it cannot be done in several steps.
 */
export function invalidate(pages: () => void): void {
  pages();
  const reads = pendingReads();
  after(async () => {
    await reads;
    await new Promise((resolve) => setTimeout(resolve, RENDERED));
    pages();
  });
}
