import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { done, untouched } from '@/lib/forms/form-state';
import { COUNTS } from '@/lib/limits';
import { form } from '../../support/forms';

const ada = { id: 'ada', email: 'ada@example.org' };
const COLLECTION = '11111111-1111-4111-8111-111111111111';
const findPrompt = vi.fn();
const findPrompts = vi.fn();
const storing = {
  ...{ addItem: vi.fn(async () => done()), addItems: vi.fn(async () => done()), removeItem: vi.fn(), removeItems: vi.fn() },
  ...{ moveItem: vi.fn(async () => done()), insertCollection: vi.fn() },
};
const itemsOf = vi.fn(async () => ['a', 'b', 'c'].map((promptId) => ({ promptId })));

const mocks = {
  'next/cache': () => ({ refresh: () => {} }),
  '@/lib/account/current-user': () => ({ currentUser: async () => ada }),
  '@/lib/server/rate-limit/rate-limit': () => ({ countAttempt: async () => 0, countAttemptOn: async () => 0, setRetryAfter: () => {} }),
  '@/lib/my-prompts/find-prompts': () => ({ findPrompt, findPrompts }),
  '@/lib/collections/queries': () => ({ itemsOf }),
  '@/lib/collections/store-collection': () => storing,
  '@/lib/server/cache/invalidate': () => ({}),
  '@/lib/supabase/server': () => ({}),
};

vi.resetModules();
for (const [path, factory] of Object.entries(mocks)) vi.doMock(path, factory);
const { addAndRemoveItems, toggleInCollection, submitItemButton } = await import('@/lib/collections/actions');

afterAll(() => {
  for (const path of Object.keys(mocks)) vi.doUnmock(path);
  vi.resetModules();
});

beforeEach(() => vi.clearAllMocks());

const ways = [
  ['put into a collection', () => toggleInCollection(untouched, form({ prompt: 'a', add: COLLECTION, remove: '' })), undefined],
  ['put back', () => submitItemButton(untouched, form({ collection: COLLECTION, up: '', down: '', remove: '', restore: 'a 7' })), 7],
] as const;

test.each(ways)('a prompt that the person may see is %s', async (_name, send, position) => {
  findPrompt.mockResolvedValue({});
  expect(await send()).toMatchObject({ status: 'done' });
  expect(storing.addItem).toHaveBeenCalledExactlyOnceWith(ada, COLLECTION, 'a', position);
});

test.each(ways)('one that they may not see is not %s', async (_name, send) => {
  findPrompt.mockResolvedValue(null);
  expect(await send()).toMatchObject({ status: 'refused', code: 'changed-elsewhere' });
  expect(storing.addItem).not.toHaveBeenCalled();
});

const change = (add: string, remove: string) => addAndRemoveItems(untouched, form({ collection: COLLECTION, add, remove }));

test('several prompts are taken out and put in by one request, those first that make room', async () => {
  findPrompts.mockResolvedValue([{}, {}]);
  expect(await change('a b', 'c d')).toMatchObject({ status: 'done' });
  expect(storing.removeItems).toHaveBeenCalledExactlyOnceWith(ada, COLLECTION, ['c', 'd']);
  expect(storing.addItems).toHaveBeenCalledExactlyOnceWith(ada, COLLECTION, ['a', 'b']);
});

test('where one of several may not be seen, nothing is changed', async () => {
  findPrompts.mockResolvedValue([{}, null]);
  expect(await change('a b', 'c')).toMatchObject({ status: 'refused', code: 'changed-elsewhere' });
  expect(storing.addItems).not.toHaveBeenCalled();
  expect(storing.removeItems).not.toHaveBeenCalled();
});

test('more prompts than fit in one request, and what is no prompt, are refused', async () => {
  for (const add of [
    Array.from({ length: COUNTS.itemsAtOnce + 1 }, (_, index) => `p-${index}`).join(' '),
    'A',
    'a,b',
    `${'a'.repeat(101)}`,
  ])
    expect(await change(add, '')).toMatchObject({ status: 'refused', code: 'invalid' });
  expect(storing.addItems).not.toHaveBeenCalled();
});

const NO_BUTTON = { top: '', up: '', down: '', bottom: '', remove: '', restore: '' };

test.each([
  ['top', 'c', null],
  ['up', 'c', 'a'],
  ['down', 'a', 'b'],
  ['bottom', 'a', 'c'],
])('the button %s moves %s after %s', async (name, prompt, after) => {
  await submitItemButton(untouched, form({ collection: COLLECTION, ...NO_BUTTON, [name]: prompt }));
  expect(storing.moveItem).toHaveBeenCalledExactlyOnceWith(ada, COLLECTION, prompt, after);
});

test('a form without a button that was pressed, and a prompt that cannot be moved further, change nothing', async () => {
  for (const pressed of [{}, { top: 'a' }, { bottom: 'c' }, { up: 'x' }])
    expect(await submitItemButton(untouched, form({ collection: COLLECTION, ...NO_BUTTON, ...pressed }))).toMatchObject({
      status: 'refused',
    });
  expect(storing.moveItem).not.toHaveBeenCalled();
});
