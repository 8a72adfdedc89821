import { processWide } from '../../process-wide';

/** Calls of one key: `length` counts those that run or wait, `end` resolves after the last one. */
type Queue = { length: number; end: Promise<unknown> };

const queues = processWide('queues', () => new Map<string, Queue>());

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
