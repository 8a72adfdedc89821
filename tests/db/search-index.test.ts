import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { literal, openSql, type Sql } from './support/sql';

/**
 * The index works in chunks of thousands. Here chunks are tiny, so that everything crosses their borders, and every answer is
 * compared with a search that simply reads all prompts.
 */
let sql: Sql;

beforeAll(async () => {
  sql = await openSql();
  await sql.rows(`create or replace function private.chunk_size() returns integer language sql immutable as 'select 7'`);
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

describe('the chunked index', () => {
  test('grows with what is published, one by one', async () => {
    const [row] = await sql.rows<{ chunks: number }>('select count(*)::int as chunks from private.search_chunks');
    expect(row?.chunks).toBeGreaterThan(40);
    await expectRightAnswers();
  });

  test('is the same after it was rebuilt', async () => {
    await sql.rows('select private.rebuild_search()');
    const [row] = await sql.rows<{ chunks: number }>('select count(*)::int as chunks from private.search_chunks');
    expect(row?.chunks).toBeGreaterThan(40);
    await expectRightAnswers();
  });

  test('follows edits, hiding and deleting across chunks', async () => {
    await sql.rows(`update public.user_prompts set title = 'beta ' || title where created_at < '2025-01-02'`);
    await sql.rows(`update public.user_prompts set is_public = not is_public where id::text like 'a%'`);
    await sql.rows(`delete from public.user_prompts where id::text like 'b%'`);
    await expectRightAnswers();
  });

  test('takes an import of more than it holds', async () => {
    await sql.rows(`insert into public.user_prompts (user_id, title, content, is_public, created_at)
      select user_id, 'copy ' || title, content, true, created_at + interval '1 second' * n from public.user_prompts, generate_series(1, 2) n`);
    await expectRightAnswers();
  });

  test('is empty when nothing is public, and starts again', async () => {
    await sql.rows('update public.user_prompts set is_public = false');
    expect(await names('select prompt_id::text as name from private.prompt_search')).toEqual([]);
    await sql.rows('select private.rebuild_search()');
    expect(await everyPage('', null)).toEqual([]);
    await sql.rows(`update public.user_prompts set is_public = true where id::text like 'c%'`);
    await expectRightAnswers();
    expect(await names("select prompts::text as name from public.public_prompt_counts where category = ''")).toEqual(
      await names('select count(*)::text as name from public.user_prompts where is_public'),
    );
  });
});
