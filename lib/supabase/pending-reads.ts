import 'server-only';

// Next bundles pages and actions separately; both must share one set.
const shared = globalThis as { grokPromptsReads?: Set<Promise<unknown>> };
shared.grokPromptsReads ??= new Set();
const reads = shared.grokPromptsReads;

/** Tracks a read for a cached page until it has ended. */
export function trackRead<T>(read: Promise<T>): Promise<T> {
  reads.add(read);
  const forget = () => void reads.delete(read);
  read.then(forget, forget);
  return read;
}

/** Resolves when all reads that are pending now have ended. */
export async function pendingReads(): Promise<void> {
  await Promise.allSettled([...reads]);
}
