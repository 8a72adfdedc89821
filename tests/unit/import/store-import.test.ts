import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { IMPORT } from '@/lib/account-limits';
import { NO_TEXTS } from '@/lib/collections/collection-fields';
import type { ImportRow, Note } from '@/lib/import/import';
import { emptyPart } from '@/lib/import/read-import';
import { aboutImportSchema } from '@/lib/import/stored-import';

/** What the database was given, by table. */
const inserted: Record<string, unknown[]> = {};
/** Stored rows of imported prompts. */
let imported: object[] = [];

function table(name: string) {
  const answer = { data: { id: 'import' }, error: null, count: 0 };
  const query = {
    insert: (rows: unknown) => {
      inserted[name] = [...(inserted[name] ?? []), rows];
      return query;
    },
    select: () => query,
    eq: () => query,
    in: async () => ({ ...answer, data: imported }),
    single: async () => answer,
    throwOnError: async () => answer,
    ...answer,
  };
  return query;
}

vi.resetModules();
vi.doMock('@/lib/supabase/server', () => ({ sessionClient: async () => ({ from: table }) }));
vi.doMock('@/lib/my-prompts/queries', () => ({
  deletedPrompts: async () => [],
  findUserPrompt: async () => ({ title: 'Mine', category: null, tags: [], content: 'Write to jo@shop.de.', isPublic: true }),
}));
vi.doMock('@/lib/my-prompts/find-prompts', () => ({ findPrompts: async (ids: string[]) => ids.map((id) => ({ id })) }));
const { privateTextIn } = await import('@/lib/import/import-prompts');
const { storeImport } = await import('@/lib/import/store-import');

const user = { id: 'somebody', email: 'somebody@example.com' };

beforeEach(() => {
  for (const name of Object.keys(inserted)) delete inserted[name];
});

afterAll(() => {
  for (const name of ['@/lib/supabase/server', '@/lib/my-prompts/queries', '@/lib/my-prompts/find-prompts']) vi.doUnmock(name);
  vi.resetModules();
});

const ROW: ImportRow = {
  title: 'Short',
  category: null,
  tags: [],
  content: 'Say it.',
  original: null,
  path: 'a.md',
  line: null,
  notes: [],
  notesAsIs: [],
  problem: null,
  twin: null,
  file: 0,
};

test('a title is cut by characters, of which an emoji is one', async () => {
  const titles = ['🌻'.repeat(100), '🌻'.repeat(101)];
  await storeImport(user, { ...emptyPart(), rows: titles.map((title) => ({ ...ROW, title })), packed: null });
  const stored = (inserted.imported_prompts ?? []).flat() as { title: string }[];
  expect(stored.map(({ title }) => title)).toEqual([titles[0], `${'🌻'.repeat(99)}…`]);
});

test('no request is larger than the embedded backend takes, however many notes there are', async () => {
  const note = (at: number): Note => ({ kind: 'left-out', text: `${at} ${'語'.repeat(490)}` });
  const notes = Array.from({ length: 30 }, (_, at) => note(at));
  const row = { ...ROW, original: 'Say {{it}}.', notes, notesAsIs: notes };
  await storeImport(user, { ...emptyPart(), rows: Array.from({ length: 150 }, () => row), packed: null });
  const requests = inserted.imported_prompts ?? [];
  expect(requests.flat()).toHaveLength(150);
  expect(Math.max(...requests.map((rows) => Buffer.byteLength(JSON.stringify(rows))))).toBeLessThan(2_000_000);
});

test('private texts are found in what takes the place of a public prompt, but for those that it has', async () => {
  const double = { title: 'Mine', same: false, bytes: 10 };
  const duplicates = [
    { ...double, place: 0, promptId: 'open', isPublic: true },
    { ...double, place: 1, promptId: 'own', isPublic: false },
  ];
  const stored = { id: 'import', about: aboutImportSchema.parse({}), rows: [], duplicates };
  const found = (replaced: number[], forAll = {}) =>
    privateTextIn(user, stored, { replaced, skipped: [], doubles: [], double_ids: [] }, forAll);
  imported = [{ place: 0, title: 'Mine', category: null, tags: [], content: 'Write to jo@shop.de or mo@shop.de.' }];
  expect(await found([0, 1])).toEqual(['an email address (mo@shop.de)']);
  expect(await found([0], { category_of_all: 'For al@shop.de' })).toEqual([
    'an email address (al@shop.de)',
    'an email address (mo@shop.de)',
  ]);
  expect(await found([1])).toEqual([]);
});

test('prompts beyond those that files may name are told', async () => {
  const ids = Array.from({ length: IMPORT.named + 1 }, (_, at) => `prompt-${at}`);
  const collection = { ...NO_TEXTS, title: 'Large', prompts: ids };
  await storeImport(user, { ...emptyPart(), collections: [collection], packed: null });
  const [{ about }] = (inserted.imports ?? []) as [{ about: { collections: { prompts: string[] }[]; unread: { reason: string }[] } }];
  expect(about.collections[0]?.prompts).toHaveLength(IMPORT.named);
  expect(about.unread.map(({ reason }) => reason)).toEqual(['Left out: prompts of others and of the library after the first 10,000']);
});
