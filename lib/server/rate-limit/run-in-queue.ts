/** Queue of one key: `length` includes the current run, `end` settles with the last. */
type Line = { length: number; end: Promise<unknown> };

/** Next bundles routes and actions separately; both must share one queue. */
const shared = globalThis as { grokPromptsLines?: Map<string, Line> };
shared.grokPromptsLines ??= new Map();
const lines = shared.grokPromptsLines;

/** Runs calls with the same key one after the other in this process. If `maxWaiting` are waiting, returns `refuse()` instead. */
export async function runInQueue<T>(key: string, maxWaiting: number, run: () => Promise<T>, refuse: () => T): Promise<T> {
  const line = lines.get(key) ?? { length: 0, end: Promise.resolve() };
  if (line.length > maxWaiting) return refuse();
  lines.set(key, line);
  line.length++;
  const result = line.end.then(run);
  line.end = result.catch(() => undefined);
  try {
    return await result;
  } finally {
    line.length--;
    if (line.length === 0) lines.delete(key);
  }
}
