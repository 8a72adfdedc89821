import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../scripts/backend';
import { backendFolder, connect, signUp, start, times } from './support';

const PROMPTS = 1000;
/** When it is killed, in parts of what an import takes that nobody disturbs; at 'answered' it has just said that all is there. */
const MOMENTS = ([0.5, 'answered', 0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 1, 1.1] as const).slice(0, times(11, 2));
/** Where the machine was faster than before, so that none came in the middle. */
const MORE = [0.3, 0.2, 0.1];

let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder, remove } = await backendFolder());
});
afterAll(() => remove());

test(`kill -9 at ${MOMENTS.length} moments of an import of ${PROMPTS} prompts leaves all of it or nothing`, async () => {
  let backend = await start(folder);
  const { id: userId, token } = await signUp(backend, 'importer');
  const undisturbed = await importing(backend, 'first');
  const begun = performance.now();
  expect(await undisturbed.take()).toBe(true);
  const lasts = performance.now() - begun;
  await empty(backend);

  const ends: { moment: number | 'answered'; inside: boolean; all: boolean }[] = [];
  const moments: (number | 'answered')[] = [...MOMENTS];
  for (let kill = 0; kill < moments.length; kill++) {
    const moment = moments[kill] ?? 0;
    const { id, take } = await importing(backend, `kill-${kill}`);
    const taking = take();
    // The embedded database does one thing after the other: who waits behind the import is answered when it has ended.
    let answered = false;
    const waiting = sleep(Math.min(50, lasts / 10)).then(() => connect(backend, token).from('imports').select('id').limit(1));
    waiting.then(({ error }) => {
      answered = !error;
    });
    await (moment === 'answered' ? taking : sleep(moment * lasts));
    const inside = moment !== 'answered' && moment * lasts > 50 && !answered;
    process.kill(backend.pid, 'SIGKILL');
    await backend.exited;
    const acknowledged = await taking;
    await waiting;

    backend = await start(folder);
    const [prompts, saved, left] = await found(backend, `kill-${kill}`, id);
    expect([
      [PROMPTS, 1, 0],
      [0, 0, 1],
    ]).toContainEqual([prompts, saved, left]);
    if (acknowledged) expect(prompts, 'after it had said that they are there').toBe(PROMPTS);
    ends.push({ moment, inside, all: prompts === PROMPTS });
    await empty(backend);
    if (kill === moments.length - 1 && !ends.some((end) => end.inside && !end.all) && moments.length < MOMENTS.length + MORE.length)
      moments.push(MORE[moments.length - MOMENTS.length] ?? 0);
  }
  console.info(
    `An import of ${PROMPTS} takes ${lasts.toFixed()} ms. Killed at: ${ends.map(({ moment, inside, all }) => `${moment}${inside ? ' (inside)' : ''} ${all ? 'all' : 'nothing'}`).join(', ')}`,
  );
  // Else none of them was in the middle, or none was let through.
  expect(ends.filter(({ inside, all }) => inside && !all).length).toBeGreaterThan(0);
  expect(ends.filter(({ all }) => all).length).toBeGreaterThan(0);
  await backend.stop();

  /** Brings prompts; `take` takes them and answers whether the backend said that it did. */
  async function importing(on: Backend, name: string) {
    const client = connect(on, token);
    const { data, error } = await client
      .from('imports')
      .insert({ about: { saved: [`saved-${name}`] } })
      .select('id')
      .single();
    if (error) throw error;
    for (let from = 0; from < PROMPTS; from += 200) {
      const rows = Array.from({ length: 200 }, (_, at) => ({
        import_id: data.id,
        place: from + at,
        title: `${name}: ${from + at}`,
        content: `Write [WHAT] ${from + at}, ${Math.sin(from + at)}. `.repeat(10),
      }));
      const added = await client.from('imported_prompts').insert(rows);
      if (added.error) throw added.error;
    }
    return { id: data.id, take: () => client.rpc('import_prompts', { import: data.id }).then(({ error: refused }) => refused === null) };
  }

  async function found(on: Backend, name: string, id: string) {
    const reader = connect(on, token);
    const own = reader.from('user_prompts').select('id', { count: 'exact', head: true }).eq('user_id', userId);
    const { count } = await own.like('title', `${name}: %`);
    const saved = (await reader.from('saved_prompts').select('prompt_id').eq('prompt_id', `saved-${name}`)).data?.length;
    const left = (await reader.from('imports').select('id').eq('id', id)).data?.length;
    return [count, saved, left];
  }

  /** Makes room for the next thousand. */
  async function empty(on: Backend) {
    const client = connect(on, token);
    const ids = (await client.from('user_prompts').select('id').eq('user_id', userId)).data?.map(({ id }) => id) ?? [];
    for (const { error } of [await client.rpc('change_prompts', { ids, change: 'delete' }), await client.rpc('remove_deleted', {})])
      if (error) throw error;
  }
});
