import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { literal, openSql, type Sql } from './support/sql';

/** Every answer is compared with a search that simply reads all prompts. */
let sql: Sql;

beforeAll(async () => {
  sql = await openSql();
  await sql.rows(`do $$
    declare
      vocabulary text[] := '{alpha,alphabet,beta,gamma,delta,epsilon,zeta,eta,theta,iota,a,b,c,write,a-b,O''Neil,[NAME]}';
    begin
      perform setseed(0.42);
      insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'author@example.com');
      insert into public.user_profiles (id, username) values ('00000000-0000-4000-8000-000000000001', 'author');
      for n in 1..400 loop
        insert into public.user_prompts (user_id, title, content, category, is_public, created_at)
        select
          '00000000-0000-4000-8000-000000000001',
          string_agg(vocabulary[1 + floor(random() ^ 2 * 17)::int], ' ') filter (where i <= 2),
          string_agg(vocabulary[1 + floor(random() ^ 2 * 17)::int], ' ') filter (where i > 2),
          ('{News,Code''s,"back\\\\slash",NULL}'::text[])[1 + floor(random() * 4)::int],
          random() < 0.9,
          -- Many share an instant; some are older than what came before them.
          '2025-01-01'::timestamptz + (n / 5 + floor(random() * 3)) * interval '1 hour'
        from generate_series(1, 8) i;
      end loop;
    end $$`);
});
afterAll(() => sql.close());

const REFERENCE = `
  with words as (
    select prompts.*, private.words(title) as title_words,
      private.words(concat_ws(' ', title, category, content)) as all_words
    from public.user_prompts prompts where is_public
  ), ranked as (
    select id, created_at, case when (select bool_and(exists (select from unnest(title_words) w where starts_with(w, q))) from unnest($q) q)
      then 1 else 2 end as rank
    from words
    where ($c is null or category = $c)
      and (select bool_and(exists (select from unnest(all_words) w where starts_with(w, q))) from unnest($q) q)
  )
  select rank || ' ' || id as name from ranked order by rank, created_at desc, id desc`;

const QUERIES = [
  'alpha',
  'alp',
  'a',
  'alphabet',
  'be',
  'alpha beta',
  'write a',
  'a b c',
  'zeta eta iota',
  'o neil',
  "O'Neil",
  'name',
  'nothing',
  'a nothing',
];
const CATEGORIES = [null, 'News', "Code's", 'back\\slash', 'none'];
const cases = QUERIES.flatMap((query) => CATEGORIES.map((category): [string, string | null] => [query, category]));

const names = async (query: string) => (await sql.rows<{ name: string }>(query)).map((row) => row.name);
const value = (text: string | null) => (text === null ? 'null::text' : `${literal(text)}::text`);

async function everyPage(query: string, category: string | null): Promise<string[]> {
  const all: string[] = [];
  let cursor = 'null, null, null';
  for (;;) {
    const page = await sql.rows<{ rank: number; id: string; at: string }>(
      `select rank, id, created_at::text as at from public.search_public_prompts(${value(query)}, ${value(category)}, ${cursor}, 10)`,
    );
    all.push(...page.map((row) => `${row.rank} ${row.id}`));
    const last = page.at(-1);
    if (!last || page.length < 10) return all;
    cursor = `${last.rank}, '${last.at}', '${last.id}'`;
  }
}

async function expectRightAnswers() {
  for (const [query, category] of cases) {
    const reference = REFERENCE.replaceAll('$q', `private.words(${literal(query)})`).replaceAll('$c', value(category));
    expect(await everyPage(query, category), `${query} in ${category}`).toEqual(await names(reference));
  }
}

/** A search reads so many of the newest prompts before it asks the index. */
async function readBeforeTheIndex(prompts: number) {
  const [row] = await sql.rows<{ source: string }>(`select pg_get_functiondef('private.find_public_prompts'::regproc) as source`);
  const source = row?.source.replace(/limit \d+(?=\s+\) newest)/, `limit ${prompts}`);
  expect(source).toContain(`limit ${prompts}`);
  await sql.rows(source ?? '');
}

describe('a search finds what is there, in order', () => {
  test('among the newest prompts', expectRightAnswers);

  test('and among the older ones, by the index', async () => {
    await readBeforeTheIndex(0);
    await expectRightAnswers();
  });

  test('and among both', async () => {
    await readBeforeTheIndex(100);
    await expectRightAnswers();
  });

  test('after edits, hiding and deleting', async () => {
    await sql.rows(`update public.user_prompts set title = 'beta ' || title where created_at < '2025-01-02'`);
    await sql.rows(`update public.user_prompts set is_public = not is_public where id::text like 'a%'`);
    await sql.rows(`delete from public.user_prompts where id::text like 'b%'`);
    await expectRightAnswers();
  });

  test('after an import of more than there was', async () => {
    await sql.rows(`insert into public.user_prompts (user_id, title, content, is_public, created_at)
      select user_id, 'copy ' || title, content, true, created_at + interval '1 second' * n from public.user_prompts, generate_series(1, 2) n`);
    await expectRightAnswers();
  });

  test('when nothing is public, and afterwards', async () => {
    await sql.rows('update public.user_prompts set is_public = false');
    expect([await everyPage('', null), await everyPage('a', null)]).toEqual([[], []]);
    await sql.rows(`update public.user_prompts set is_public = true where id::text like 'c%'`);
    await expectRightAnswers();
  });
});

test('the counts are those of what is public', async () => {
  const counts = `select category || ' ' || prompts as name from public.public_prompt_counts`;
  const reference = `
    select category || ' ' || count(*) as name from public.user_prompts where is_public and category is not null group by category
    union all select ' ' || count(*) from public.user_prompts where is_public`;
  expect((await names(counts)).sort()).toEqual((await names(reference)).sort());
});

describe('a text that is made to be awkward', () => {
  const publish = (title: string, content: string) =>
    sql.rows(`insert into public.user_prompts (user_id, title, content, is_public)
      values ('00000000-0000-4000-8000-000000000001', '${title}', ${literal(content)}, true)`);
  const counter = (digits: string[], length: number) => (number: number) =>
    Array.from({ length }, (_, at) => digits[Math.floor(number / digits.length ** at) % digits.length]).join('');
  const words = (word: (number: number) => string, count: number) => Array.from({ length: count }, (_, at) => word(at)).join(' ');

  test('of 100,000 characters and as many different words as fit is found by each of them', async () => {
    const word = counter([...'abcdefghijklmnopqrstuvwxyz0123456789'], 3);
    const content = words(word, 25_000);
    expect(content).toHaveLength(99_999);
    await publish('Manywords', content);
    for (const at of [0, 12_345, 24_999]) expect(await everyPage(`manywords ${word(at)}`, null)).toHaveLength(1);
  });

  test('of one word of 100,000 characters is found by its beginning', async () => {
    await publish('Longword', `xyx${'x'.repeat(99_997)}`);
    expect(await everyPage('longword xyxxx', null)).toHaveLength(1);
  });

  test('of more words than an index takes is indexed by most of them, and by no others', async () => {
    // Each of them is four letters or more where it is compared.
    const squares = Array.from({ length: 256 }, (_, at) => String.fromCharCode(0x3300 + at));
    const signs = squares.filter((sign) => /^\p{Script=Katakana}{4,}$/u.test(sign.normalize('NFKC')));
    const content = words(counter(signs, 15), 6250);
    expect(content).toHaveLength(99_999);
    expect(Buffer.byteLength(content.normalize('NFKC'))).toBeGreaterThan(2 ** 20);
    await publish('Squaresigns', content);
    expect(await everyPage('squaresigns', null)).toHaveLength(1);
    const [row] = await sql.rows<{ indexed: number; wrong: number }>(`
      with prompt as materialized (select search, private.words(title || ' ' || content) as words from public.user_prompts where title = 'Squaresigns')
      select count(*)::int as indexed, (count(*) filter (where ltrim(lexeme, '=') <> all (words)))::int as wrong
      from prompt, unnest(tsvector_to_array(search)) lexeme`);
    expect(row?.indexed).toBeGreaterThan(2500);
    expect(row?.wrong).toBe(0);
  });
});
