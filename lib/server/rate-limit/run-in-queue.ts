/** Queue of one key: `length` includes the current run, `end` settles with the last. */
type Queue = { length: number; end: Promise<unknown> };

// Next bundles routes and actions separately; both must share one queue.
const shared = globalThis as { grokPromptsQueues?: Map<string, Queue> };
shared.grokPromptsQueues ??= new Map();
const queues = shared.grokPromptsQueues;

/** Runs calls with the same key one after the other in this process. If `maxWaiting` are waiting, returns `refuse()` instead. */
export async function runInQueue<T>(key: string, maxWaiting: number, run: () => Promise<T>, refuse: () => T): Promise<T> {
  const queue = queues.get(key) ?? { length: 0, end: Promise.resolve() };
  if (queue.length > maxWaiting) return refuse();
  queues.set(key, queue);
  queue.length++;
  const result = queue.end.then(run);
  queue.end = result.catch(() => undefined);
  try {
    return await result;
  } finally {
    queue.length--;
    if (queue.length === 0) queues.delete(key);
  }
}
