import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../scripts/backend';
import { backendFolder, signUp, start, times } from './support';

const PEOPLE = times(200, 30);
const CROWD = times(50, 30);

let backend: Backend;
let remove: () => Promise<void>;
let people: Awaited<ReturnType<typeof signUp>>[];

beforeAll(async () => {
  const room = await backendFolder();
  remove = room.remove;
  backend = await start(room.folder);
  people = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => signUp(backend, `same.name+${index}`)));
});
afterAll(async () => {
  await backend.stop();
  await remove();
});

test('people whose first sign-in falls on the same moment get different names', async () => {
  const made = await Promise.all(people.map(({ client }) => client.rpc('ensure_profile')));
  expect(made.map(({ error }) => error)).toEqual(people.map(() => null));
  expect(new Set(made.map(({ data }) => data?.username)).size).toBe(PEOPLE);
});

test('of all who claim one username at once one gets it and the others are refused as doubles', async () => {
  const claims = await Promise.all(
    people.slice(0, CROWD).map(({ client, id }) => client.from('user_profiles').upsert({ id, username: 'wanted' })),
  );
  expect(claims.filter(({ error }) => error === null)).toHaveLength(1);
  expect(claims.filter(({ error }) => error?.code === '23505')).toHaveLength(CROWD - 1);
});

test('one prompt saved many times at once by one person is one row', async () => {
  const [person] = people;
  if (!person) throw new Error('Nobody signed up');
  const saves = Array.from({ length: CROWD }, () =>
    person.client.from('saved_prompts').insert({ user_id: person.id, prompt_id: 'plan-a-week' }),
  );
  const answers = await Promise.all(saves);
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  expect(answers.filter(({ error }) => error?.code === '23505')).toHaveLength(CROWD - 1);
  const { count } = await person.client.from('saved_prompts').select('*', { count: 'exact', head: true });
  expect(count).toBe(1);
});

test('of many edits that started from one version one is kept', async () => {
  const [person] = people;
  if (!person) throw new Error('Nobody signed up');
  const made = await person.client
    .from('user_prompts')
    .insert({ user_id: person.id, title: 'One prompt', content: 'As it was.' })
    .select('id, updated_at')
    .single();
  if (made.error) throw made.error;
  const edits = Array.from({ length: CROWD }, (_, index) =>
    person.client
      .from('user_prompts')
      .update({ content: `This is edit ${index}` })
      .eq('id', made.data.id)
      .eq('updated_at', made.data.updated_at)
      .select('id'),
  );
  const answers = await Promise.all(edits);
  expect(answers.filter(({ data }) => data?.length === 1)).toHaveLength(1);
  expect(answers.filter(({ data }) => data?.length === 0)).toHaveLength(CROWD - 1);
});
