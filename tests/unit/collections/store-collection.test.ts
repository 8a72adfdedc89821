import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const ada = { id: 'ada', email: 'ada@example.org' };
const invalidate = vi.fn();
/** What the database answers. */
let answer: { data?: unknown; error: { code: string; message: string } | null };

const query: Record<string, unknown> = {};
for (const name of ['from', 'upsert', 'delete', 'eq', 'in', 'select']) query[name] = () => query;
const client = { from: () => query };
// biome-ignore lint/suspicious/noThenProperty: queries of Supabase are thenables
query.then = (resolve: (value: unknown) => void) => resolve(answer);

vi.resetModules();
vi.doMock('@/lib/server/cache/invalidate', () => ({ invalidate }));
vi.doMock('@/lib/supabase/server', () => ({ sessionClient: async () => client }));
const { addItem, addItems, removeItem } = await import('@/lib/collections/store-collection');

afterAll(() => {
  for (const path of ['@/lib/server/cache/invalidate', '@/lib/supabase/server']) vi.doUnmock(path);
  vi.resetModules();
});

beforeEach(() => invalidate.mockClear());

const refusal = (code: string) => ({ error: { code, message: 'refused' } });

test('a prompt that was removed invalidates the pages of its collection, and the profile that counts it', async () => {
  answer = { data: [{ prompt_id: 'a' }], error: null };
  expect(await removeItem(ada, 'c', 'a')).toEqual({ status: 'done' });
  expect(invalidate).toHaveBeenCalledExactlyOnceWith(['collection:c', 'profile:ada']);
});

test("nothing is invalidated where nothing was removed: it was not there, or the collection is somebody else's", async () => {
  answer = { data: [], error: null };
  expect(await removeItem(ada, 'c', 'a')).toEqual({ status: 'done' });
  expect(invalidate).not.toHaveBeenCalled();
});

test('a prompt that was added invalidates the pages of its collection, one that was there does not', async () => {
  answer = { data: [{ prompt_id: 'a' }], error: null };
  expect(await addItems(ada, 'c', ['a', 'b'])).toEqual({ status: 'done' });
  expect(invalidate).toHaveBeenCalledExactlyOnceWith(['collection:c', 'profile:ada']);
  answer = { data: [], error: null };
  expect(await addItem(ada, 'c', 'a')).toEqual({ status: 'done' });
  expect(invalidate).toHaveBeenCalledOnce();
});

test.each(['42501', '23503'])('adding to a collection of somebody else, or one that is gone, is refused (%s)', async (code) => {
  answer = refusal(code);
  expect(await addItem(ada, 'c', 'a')).toEqual({ status: 'refused', code: 'changed-elsewhere' });
  expect(invalidate).not.toHaveBeenCalled();
});
