import 'server-only';

// Next bundles pages and actions apart; both must find the same reads.
const shared = globalThis as { grokPromptsReads?: Set<Promise<unknown>> };
shared.grokPromptsReads ??= new Set();
const reads = shared.grokPromptsReads;

/** Notes a read for a cached page until it has ended. */
export function trackRead<T>(read: Promise<T>): Promise<T> {
  reads.add(read);
  const forget = () => void reads.delete(read);
  read.then(forget, forget);
  return read;
}

/** Milliseconds in which Next has certainly rendered and stored a page of which everything has been read. */
const RENDERED = 1000;

/** Resolves when every page has been stored that is being made now, maybe of what was read before a change. */
export async function pagesBeingMade(): Promise<void> {
  await Promise.allSettled([...reads]);
  await new Promise((resolve) => setTimeout(resolve, RENDERED));
}
