import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const ada = { id: 'ada', email: 'ada@example.org' };
const ADDRESS = 'jo.smith@shop.de';
/** What was asked of the database. */
const asked: [name: string | undefined, sent: object][] = [];
/** What its functions answer; others answer that one prompt was changed. */
let answers: Record<string, object>;

const fetchAnswer = async (input: string | URL | Request, init?: RequestInit) => {
  const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
  asked.push([name, JSON.parse(String(init?.body))]);
  return Response.json(answers[name] ?? [{ change_id: 'c', prompts: 1, public_ids: [] }]);
};

const mocks = {
  '@/lib/server/cache/invalidate': () => ({ invalidate: () => {} }),
  '@/lib/server/cache/refresh-page': () => ({ refreshPage: () => {} }),
  '@/lib/supabase/server': () => ({
    sessionClient: async () => createClient('http://backend.invalid', 'key', { global: { fetch: fetchAnswer } }),
  }),
};

vi.resetModules();
for (const [path, factory] of Object.entries(mocks)) vi.doMock(path, factory);
const { changePromptsOf, renameLabelOf } = await import('@/lib/my-prompts/change-prompts');

afterAll(() => {
  for (const path of Object.keys(mocks)) vi.doUnmock(path);
  vi.resetModules();
});

const publicAre = (...ids: string[]) => ({ ids, pinned: [], total: ids.length });

beforeEach(() => {
  asked.length = 0;
  answers = { search_own_prompts: publicAre('two') };
});

const called = () => asked.map(([name]) => name);
const PRIVATE = { status: 'refused', code: 'looks-private', question: expect.stringContaining(`an email address (${ADDRESS})`) };

test.each<[Parameters<typeof changePromptsOf>[2], string]>([
  [{ change: 'tag', tags: ['work', ADDRESS] }, 'tag_prompts'],
  [{ change: 'category', category: ADDRESS }, 'change_prompts'],
])('%j is asked about where a chosen prompt is public, and given once that is sure', async (options, changes) => {
  expect(await changePromptsOf(ada, ['one', 'two'], options)).toMatchObject(PRIVATE);
  expect(called()).toEqual(['search_own_prompts']);
  expect(await changePromptsOf(ada, ['one', 'two'], { ...options, sure: true })).toMatchObject({ status: 'done' });
  expect(await changePromptsOf(ada, ['one'], options)).toMatchObject({ status: 'done' });
  expect(called().slice(1)).toEqual([changes, 'search_own_prompts', changes]);
});

test('a rename of what was renamed elsewhere is refused, and one that changes nothing is not', async () => {
  const rename = { kind: 'tag', label: 'client', name: 'Client', merge: false, sure: false } as const;
  answers = { rename_tag: [{ change_id: null, prompts: 0, public_ids: [] }], search_own_prompts: publicAre() };
  expect(await renameLabelOf(ada, rename)).toEqual({ status: 'refused', code: 'changed-elsewhere' });
  expect(asked.at(-1)).toEqual(['search_own_prompts', expect.objectContaining({ in_tag: 'client' })]);
  answers.search_own_prompts = publicAre('one');
  expect(await renameLabelOf(ada, rename)).toMatchObject({ status: 'done' });
});

test('what publishes nothing is not asked about', async () => {
  await changePromptsOf(ada, ['two'], { change: 'untag', tags: [ADDRESS] });
  await changePromptsOf(ada, ['two'], { change: 'private', category: ADDRESS, tags: [ADDRESS] });
  await changePromptsOf(ada, ['two'], { change: 'tag', tags: ['work'] });
  expect(called()).toEqual(['tag_prompts', 'change_prompts', 'tag_prompts']);
});

test.each(['tag', 'category'] as const)('a %s of a public prompt is asked about before it gets a name that looks private', async (kind) => {
  const rename = { kind, label: 'client', name: ADDRESS, merge: false, sure: false };
  expect(await renameLabelOf(ada, rename)).toMatchObject(PRIVATE);
  expect(asked).toEqual([['search_own_prompts', expect.objectContaining({ visible_to_all: true, [`in_${kind}`]: 'client' })]]);
  expect(await renameLabelOf(ada, { ...rename, sure: true })).toMatchObject({ status: 'done' });
  // Everybody reads it already.
  expect(await renameLabelOf(ada, { ...rename, label: `to ${ADDRESS}` })).toMatchObject({ status: 'done' });
  answers = { search_own_prompts: publicAre() };
  expect(await renameLabelOf(ada, rename)).toMatchObject({ status: 'done' });
});
