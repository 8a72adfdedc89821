import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backendFolder, connect, signUp, start, times } from './support';

const KILLS = times(20, 3);
/** At least as many are acknowledged before each. */
const WRITES = 3;

let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder, remove } = await backendFolder());
});
afterAll(() => remove());

test(`${KILLS} kill -9 in the middle of writes lose no acknowledged one, and each next start needs no hand`, async () => {
  const acknowledged = new Set<string>();
  let backend = await start(folder);
  const { id: userId, token } = await signUp(backend, 'writer');
  for (let kill = 0; kill < KILLS; kill++) {
    const client = connect(backend, token);
    let writing = true;
    const writers = [0, 1, 2].map(async (writer) => {
      for (let count = 0; writing; count++) {
        const title = `${kill}-${writer}-${count}`;
        const { error } = await client.from('user_prompts').insert({ user_id: userId, title, content: 'What was written.' });
        if (!error) acknowledged.add(title);
        else if (writing) await new Promise((resolve) => setTimeout(resolve, 5));
      }
    });
    const before = acknowledged.size;
    await vi.waitUntil(() => acknowledged.size >= before + WRITES, { timeout: 300_000, interval: 5 });
    await new Promise((resolve) => setTimeout(resolve, (kill * 37) % 200));
    process.kill(backend.pid, 'SIGKILL');
    await backend.exited;
    writing = false;
    await Promise.all(writers);
    backend = await start(folder);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS * WRITES);
  const kept = new Set<string>();
  const reader = connect(backend, token);
  for (let from = 0; ; from += 1000) {
    const { data, error } = await reader
      .from('user_prompts')
      .select('title')
      .order('id')
      .range(from, from + 999);
    if (error) throw error;
    for (const { title } of data) kept.add(title);
    if (data.length < 1000) break;
  }
  expect([...acknowledged].filter((title) => !kept.has(title))).toEqual([]);
  await backend.stop();
});
