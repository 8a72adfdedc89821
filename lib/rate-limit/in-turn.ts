/** The runs of one key: how many there are, with the one that goes on, and the end of the last. */
type Line = { length: number; end: Promise<unknown> };

/** Routes and actions are built apart, and wait for each other. */
const shared = globalThis as { grokPromptsLines?: Map<string, Line> };
shared.grokPromptsLines ??= new Map();
const lines = shared.grokPromptsLines;

/** Runs one after the other, in this process, what has the same key. Where `maxWaiting` wait already it does not run, and gives what `refuse` gives. */
export async function inTurn<T>(key: string, maxWaiting: number, run: () => Promise<T>, refuse: () => T): Promise<T> {
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
