import 'server-only';
import { processWide } from '../../process-wide';

const reads = processWide('reads', () => new Set<Promise<unknown>>());

/** Tracks a read for a cached page until it settles. */
export function trackRead<T>(read: Promise<T>): Promise<T> {
  reads.add(read);
  const forget = () => void reads.delete(read);
  read.then(forget, forget);
  return read;
}

/** Milliseconds within which Next renders and stores a page after its last read. */
const RENDER_TIME = 1000;

/** Resolves when the pages that are being rendered now, perhaps from old data, should be stored. */
export async function pendingPages(): Promise<void> {
  await Promise.allSettled([...reads]);
  await new Promise((resolve) => setTimeout(resolve, RENDER_TIME));
}
