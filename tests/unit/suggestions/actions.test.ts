import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { untouched } from '@/lib/forms/form-state';
import { form } from '../../support/forms';

const ada = { id: 'ada', email: 'ada@example.org' };
const EVE = '5eed0000-0000-4000-8000-000000000001';
const invalidate = vi.fn();
const answerSuggestion = vi.fn();
/** What was asked of the database. */
const asked: string[] = [];

const fetchAnswer = async (input: string | URL | Request, init?: RequestInit) => {
  asked.push(`${init?.method} ${new URL(String(input)).pathname}`);
  return Response.json([]);
};

const mocks = {
  'next/cache': () => ({ refresh: () => {} }),
  'next/navigation': () => ({
    redirect: (path: string) => {
      throw new Error(path);
    },
  }),
  '@/lib/account/current-user': () => ({ currentUser: async () => ada }),
  '@/lib/server/rate-limit/rate-limit': () => ({ countAttempt: async () => 0, setRetryAfter: () => {} }),
  '@/lib/my-prompts/change-prompts': () => ({ promptsChanged: () => {} }),
  '@/lib/profiles/queries': () => ({ publishedIds: async () => ['one', 'two'] }),
  '@/lib/server/cache/invalidate': () => ({ invalidate }),
  '@/lib/suggestions/store-suggestion': () => ({ answerSuggestion }),
  '@/lib/supabase/server': () => ({
    sessionClient: async () => createClient('http://backend.invalid', 'key', { global: { fetch: fetchAnswer } }),
  }),
};

vi.resetModules();
for (const [path, factory] of Object.entries(mocks)) vi.doMock(path, factory);
const { answer, blockPerson, unblockPerson } = await import('@/lib/suggestions/actions');

afterAll(() => {
  for (const path of Object.keys(mocks)) vi.doUnmock(path);
  vi.resetModules();
});

beforeEach(() => {
  vi.clearAllMocks();
  asked.length = 0;
});

test('whoever blocks or unblocks somebody has their public prompts shown anew, with or without what that person made of them', async () => {
  await expect(blockPerson(untouched, form({ person: EVE }))).rejects.toThrow('/dashboard/suggestions/blocked');
  expect(await unblockPerson(untouched, form({ person: EVE }))).toMatchObject({ status: 'done' });
  expect(asked).toEqual(['POST /rest/v1/blocks', 'DELETE /rest/v1/blocks']);
  expect(invalidate.mock.calls).toEqual([[['prompt:one', 'prompt:two']], [['prompt:one', 'prompt:two']]]);
});

test('the field of an answer is empty once that was sent, and keeps what was refused', async () => {
  expect(await answer(untouched, form({ id: EVE, text: 'Which letter?' }))).toEqual({ status: 'done', values: { id: EVE, text: '' } });
  expect(answerSuggestion).toHaveBeenCalledExactlyOnceWith(EVE, 'Which letter?');
  const long = 'x'.repeat(501);
  expect(await answer(untouched, form({ id: EVE, text: long }))).toMatchObject({ status: 'refused', values: { text: long } });
});
