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

/** Resolves when every read that is going on now has ended. */
export async function pendingReads(): Promise<void> {
  await Promise.allSettled([...reads]);
}
