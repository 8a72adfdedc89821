import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { MISSED_SEARCHES } from '../../lib/limits';
import { missedWords } from '../../lib/prompts/missed-searches/missed-words';
import { startBackend } from '../../scripts/backend';
import { putEmptyDatabase } from '../support/empty-database';
import { anonymous, type Client, clientOf, service, unique } from './support/people';
import { literal, openSql, type Sql } from './support/sql';

const { rows: MOST_ROWS, count: MOST, days: DAYS, shownFromDays: SHOWN_FROM, words: MOST_WORDS, wordLength, length } = MISSED_SEARCHES;

/** Letters that no other test counts. */
const word = () => unique('w').replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** A day in UTC, as the database writes it. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const { url, keys } = inject('backend');
const keeper = service();

const miss = async (words: string, client: Client = anonymous()) => (await client.rpc('count_missed_search', { words })).error;

/** What somebody searched on each of these days. */
async function missOn(client: Client, words: string, days: readonly number[], count = 1): Promise<void> {
  const { error } = await client.from('missed_searches').insert(days.map((ago) => ({ words, day: daysAgo(ago), count })));
  if (error) throw error;
}

describe('what was searched and not found', () => {
  test('is words, a day and a count, and nothing else', async () => {
    const words = `${word()} lessons`;
    for (let times = 0; times < 3; times++) expect(await miss(words)).toBeNull();
    const { data } = await keeper.from('missed_searches').select().eq('words', words);
    // The test may run past midnight.
    expect(data?.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(Object.keys(data?.[0] ?? {}).sort()).toEqual(['count', 'day', 'words']);
    expect([daysAgo(0), daysAgo(1)]).toContain(data?.[0]?.day);
  });

  test('counts all that come at once', async () => {
    const words = word();
    expect(await Promise.all(Array.from({ length: 10 }, () => miss(words)))).toEqual(Array(10).fill(null));
    const { data } = await keeper.from('missed_searches').select().eq('words', words);
    expect(data?.reduce((sum, { count }) => sum + count, 0)).toBe(10);
  });

  test('is as many and as long words of letters as the site counts', async () => {
    const many = Array.from({ length: MOST_WORDS }, (_, at) => 'abcdef'.charAt(at));
    const long = [word().padEnd(wordLength, 'x'), 'y'.repeat(length - wordLength - 1)].join(' ');
    for (const words of [word(), many.join(' '), long, 'резюме', '이력서', '検索', 'straße', 'ª'])
      expect(await miss(words), words).toBeNull();
    const tooMany = [...many, 'g'].join(' ');
    const tooLong = [`${word().padEnd(wordLength + 1, 'x')}`, `${long}y`];
    const noWords = [
      '',
      ' ',
      'a  b',
      ' a',
      'a ',
      'Valve',
      'flat 4b',
      'a.b',
      'a@b',
      "it's",
      'a\nb',
      'a\tb',
      'a\u202eb',
      '\u3164',
      '“a”',
      'a—b',
    ];
    for (const words of [tooMany, ...tooLong, ...noWords])
      expect((await miss(words))?.message, JSON.stringify(words)).toContain('missed_searches_words_form');
  });

  test('is shown to whoever keeps the library once it was searched on three different days of the last ninety', async () => {
    const [often, seldom, old, more] = [word(), word(), word(), word()];
    await missOn(keeper, often, [1, 2, DAYS - 2], 5);
    await missOn(keeper, seldom, [1, 2], 1000);
    await missOn(keeper, old, [1, 2, DAYS + 1]);
    await missOn(keeper, more, [1, 2, 3, 4]);
    const { data } = await keeper.rpc('often_missed_searches');
    expect(data?.filter(({ words }) => [often, seldom, old, more].includes(words))).toEqual([
      { words: more, days: 4, searches: 4 },
      { words: often, days: SHOWN_FROM, searches: 15 },
    ]);
  });
});

describe('what is kept', () => {
  let sql: Sql;
  beforeAll(async () => {
    sql = await openSql();
  });
  afterAll(() => sql.close());

  const count = (words: string) => sql.rows(`select private.count_missed_search(${literal(words)})`);
  const rowsOf = (words: string) => sql.rows(`select count from public.missed_searches where words = ${literal(words)}`);

  test('is deleted after ninety days, with the first search of a day', async () => {
    await sql.rows('delete from public.missed_searches');
    for (const ago of [DAYS + 1, DAYS, DAYS - 1, 1])
      await sql.rows(`insert into public.missed_searches values ('old', (now() at time zone 'utc')::date - ${ago})`);
    await count('new');
    const left = await sql.rows(`select (now() at time zone 'utc')::date - day as ago from public.missed_searches order by ago`);
    expect(left.map(({ ago }) => ago)).toEqual([0, 1, DAYS - 1]);
  });

  test('takes whatever the site makes of what is typed', async () => {
    const typed = fc.sample(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ unit: 'binary' })), {
      seed: 20_261_123,
      numRuns: 1000,
    });
    const made = new Set(typed.map(missedWords).filter((words) => words !== null));
    expect(made.size).toBeGreaterThan(300);
    await sql.rows('delete from public.missed_searches');
    await sql.rows([...made].map((words) => `select private.count_missed_search(${literal(words)})`).join(';'));
    expect(await sql.rows('select count(*)::integer as rows from public.missed_searches')).toEqual([{ rows: made.size }]);
  });

  test('is bounded: words of a day, of which those that are known are still counted, and the count of one', async () => {
    await sql.rows('delete from public.missed_searches');
    await sql.rows(`insert into public.missed_searches (words, day)
      select translate(n::text, '0123456789', 'abcdefghij'), (now() at time zone 'utc')::date from generate_series(1, ${MOST_ROWS - 1}) n`);
    for (const words of ['the last one', 'one more', 'the last one', 'b']) await count(words);
    expect(await rowsOf('the last one')).toEqual([{ count: 2 }]);
    expect(await rowsOf('b')).toEqual([{ count: 2 }]);
    expect(await rowsOf('one more')).toEqual([]);
    await sql.rows(`update public.missed_searches set count = ${MOST - 1} where words = 'b'`);
    for (let times = 0; times < 3; times++) await count('b');
    expect(await rowsOf('b')).toEqual([{ count: MOST }]);
  });
});

describe('npm run searches', () => {
  const script = path.resolve(import.meta.dirname, '../../scripts/searches.ts');
  const empty = { SUPABASE_URL: '', DATABASE_URL: '', BACKEND: '' };
  const run = async (env: Record<string, string>) =>
    (await promisify(execFile)(process.execPath, [script], { env: { ...process.env, ...empty, ...env } })).stdout;

  test('lists them from a Supabase project, with its secret key alone', async () => {
    const words = word();
    await missOn(keeper, words, [1, 2, 3], 4);
    const project = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: keys.secretKey };
    expect(await run(project)).toMatch(new RegExp(`^days  searches  words\n[^]*^   3        12  ${words}$`, 'm'));
    await expect(run({ ...project, SUPABASE_SECRET_KEY: keys.publishableKey })).rejects.toThrow('could not be read');
    await expect(run({ ...project, SUPABASE_SECRET_KEY: '' })).rejects.toThrow('SUPABASE_SECRET_KEY is not');
  });

  test.runIf(inject('backend').driver === 'pglite')(
    'lists them from the embedded backend, while it runs and when it does not',
    async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'gp-searches-'));
      const env = {
        ...{ DATA_DIR: folder, SUPABASE_PUBLISHABLE_KEY: keys.publishableKey, SUPABASE_SECRET_KEY: keys.secretKey },
        ...{ SUPABASE_JWT_SECRET: keys.jwtSecret, AUTH_SECRET: keys.jwtSecret },
      };
      await putEmptyDatabase(path.join(folder, 'backend'));
      try {
        expect(await run(env)).toContain('Nothing was searched in vain');
        const backend = await startBackend({ dataDir: path.join(folder, 'backend'), keys });
        await missOn(clientOf(backend.url, keys.secretKey), 'carburetor', [1, 2, 3]);
        const running = await run(env);
        await backend.stop();
        expect(running).toContain('3  carburetor');
        expect(await run(env)).toBe(running);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
});
