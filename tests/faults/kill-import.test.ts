import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, signUp, start, throwawayFolder, times } from './support';

const KILLS = times(10, 2);
const PROMPTS = 300;

let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder, remove } = await throwawayFolder());
});
afterAll(() => remove());

test(`${KILLS} kill -9 in the middle of an import leave all of it or nothing`, async () => {
  let backend = await start(folder);
  const { id: userId, token } = await signUp(backend, 'importer');
  const seen = new Set<boolean>();
  for (let kill = 0; kill < KILLS; kill++) {
    const client = connect(backend, token);
    const { data, error } = await client
      .from('imports')
      .insert({ about: { saved: [`saved-${kill}`] } })
      .select('id')
      .single();
    if (error) throw error;
    const rows = Array.from({ length: PROMPTS }, (_, place) => ({
      import_id: data.id,
      place,
      title: `${kill}-${place}`,
      content: `Write [WHAT] ${place}.`,
    }));
    const added = await client.from('imported_prompts').insert(rows);
    if (added.error) throw added.error;
    const taking = client.rpc('import_prompts', { import: data.id }).then(({ error: refused }) => refused === null);
    // From before it begins to after its end.
    await new Promise((resolve) => setTimeout(resolve, (kill * 97) % 900));
    process.kill(backend.pid, 'SIGKILL');
    await backend.exited;
    const acknowledged = await taking;
    backend = await start(folder);
    const reader = connect(backend, token);
    const prompts = reader
      .from('user_prompts')
      .select('id', { count: 'exact', head: true })
      .eq('user_id', userId)
      .like('title', `${kill}-%`);
    const count = (await prompts).count;
    const saved = (await reader.from('saved_prompts').select('prompt_id').eq('prompt_id', `saved-${kill}`)).data?.length;
    const left = (await reader.from('imports').select('id').eq('id', data.id)).data?.length;
    expect([
      [PROMPTS, 1, 0],
      [0, 0, 1],
    ]).toContainEqual([count, saved, left]);
    if (acknowledged) expect(count).toBe(PROMPTS);
    seen.add(count === PROMPTS);
    await reader.rpc('change_prompts', { ids: (await ids(reader, userId)) ?? [], change: 'delete' });
    await reader.rpc('remove_deleted', {});
  }
  expect(seen.size).toBeGreaterThan(0);
  await backend.stop();
});

async function ids(client: ReturnType<typeof connect>, userId: string): Promise<string[] | undefined> {
  return (await client.from('user_prompts').select('id').eq('user_id', userId)).data?.map(({ id }) => id);
}
