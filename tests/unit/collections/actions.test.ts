import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { done, untouched } from '@/lib/forms/form-state';
import { form } from '../../support/forms';

const ada = { id: 'ada', email: 'ada@example.org' };
const COLLECTION = '11111111-1111-4111-8111-111111111111';
const findPrompt = vi.fn();
const storing = { addItem: vi.fn(async () => done()), removeItem: vi.fn(), moveItem: vi.fn(), insertCollection: vi.fn() };

const mocks = {
  'next/cache': () => ({ refresh: () => {} }),
  '@/lib/account/current-user': () => ({ currentUser: async () => ada }),
  '@/lib/rate-limit/rate-limit': () => ({ countAttempt: async () => 0, countAttemptOn: async () => 0, setRetryAfter: () => {} }),
  '@/lib/user-prompts/find-prompts': () => ({ findPrompt }),
  '@/lib/collections/queries': () => ({}),
  '@/lib/collections/collection-store': () => storing,
  '@/lib/cache/invalidate': () => ({}),
  '@/lib/supabase/server': () => ({}),
};

vi.resetModules();
for (const [path, factory] of Object.entries(mocks)) vi.doMock(path, factory);
const { chooseCollection, editItems } = await import('@/lib/collections/actions');

afterAll(() => {
  for (const path of Object.keys(mocks)) vi.doUnmock(path);
  vi.resetModules();
});

beforeEach(() => vi.clearAllMocks());

const ways = [
  ['put into a collection', () => chooseCollection(untouched, form({ prompt: 'a', add: COLLECTION, remove: '' })), undefined],
  ['put back', () => editItems(untouched, form({ collection: COLLECTION, up: '', down: '', remove: '', restore: 'a 7' })), 7],
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
