import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { untouched } from '@/lib/forms/form-state';
import { form, profileForm } from '../../support/forms';

const ada = { id: 'ada', email: 'ada@example.org' };
const SEEN = '2026-11-29T10:00:00.123456+00:00';
const NEWER = '2026-11-29T10:00:01+00:00';
const ownProfile = vi.fn();
const invalidate = vi.fn();
/** What was asked of the database, and what it answers. */
const asked: string[] = [];
let answer: unknown[];

const fetchAnswer = async (input: string | URL | Request, init?: RequestInit) => {
  asked.push(`${init?.method} ${decodeURIComponent(new URL(String(input)).search)}`);
  return Response.json(answer);
};

const mocks = {
  'next/cache': () => ({ refresh: () => {} }),
  '@/lib/account/current-user': () => ({ currentUser: async () => ada }),
  '@/lib/server/rate-limit/rate-limit': () => ({ countAttempt: async () => 0, setRetryAfter: () => {} }),
  '@/lib/profiles/queries': () => ({ ownProfile, publishedIds: async () => [] }),
  '@/lib/server/cache/invalidate': () => ({ invalidate }),
  '@/lib/supabase/server': () => ({
    sessionClient: async () => createClient('http://backend.invalid', 'key', { global: { fetch: fetchAnswer } }),
  }),
};

vi.resetModules();
for (const [path, factory] of Object.entries(mocks)) vi.doMock(path, factory);
const { saveProfile } = await import('@/lib/profiles/actions');

afterAll(() => {
  for (const path of Object.keys(mocks)) vi.doUnmock(path);
  vi.resetModules();
});

beforeEach(() => {
  vi.clearAllMocks();
  asked.length = 0;
  answer = [{ id: 'ada' }];
  ownProfile.mockResolvedValue({ username: 'ada', updatedAt: SEEN });
});

const save = (updatedAt: string) => saveProfile(untouched, form(profileForm({ bio: 'Typed', updatedAt })));
const REFUSED = { status: 'refused', code: 'changed-elsewhere', values: { bio: 'Typed', updatedAt: SEEN } };

test('a profile is saved in place of the version that was seen', async () => {
  expect(await save(SEEN)).toMatchObject({ status: 'done' });
  expect(asked).toEqual([`PATCH ?id=eq.ada&updated_at=eq.${SEEN}&select=id`]);
  expect(invalidate).toHaveBeenCalledOnce();
});

test('one that was changed meanwhile is not overwritten, and what was typed stays', async () => {
  ownProfile.mockResolvedValue({ username: 'ada', updatedAt: NEWER });
  expect(await save(SEEN)).toMatchObject(REFUSED);
  expect(asked).toEqual([]);
  // At the same moment: what was read first is no longer there.
  ownProfile.mockResolvedValue({ username: 'ada', updatedAt: SEEN });
  answer = [];
  expect(await save(SEEN)).toMatchObject(REFUSED);
  expect(invalidate).not.toHaveBeenCalled();
});

test('the first profile is created, and one that another tab has created is not overwritten', async () => {
  ownProfile.mockResolvedValue(null);
  expect(await save('')).toMatchObject({ status: 'done' });
  expect(asked).toEqual([expect.stringMatching(/^POST /)]);
  ownProfile.mockResolvedValue({ username: 'ada', updatedAt: SEEN });
  expect(await save('')).toMatchObject({ status: 'refused', code: 'changed-elsewhere' });
  expect(asked).toHaveLength(1);
});
