/** An account with as much as it may hold, in texts that are hard to read, for the cost of what is made of them. */
import { createHash, randomBytes } from 'node:crypto';
import { idOf } from './random.mjs';
import { createTextSource } from './text.mjs';

const HEAVY = 8;

/** Texts of up to 100,000 characters, each hard on something: reading templates, Markdown, words, differences, the search for what looks private. */
export const TEXTS = {
  places: Array.from({ length: 1000 }, (_, at) => `[NAME_${at % 99}? It is … of them, ${'and so on '.repeat(6)}]`)
    .join(' ')
    .slice(0, 100_000),
  choices: Array.from(
    { length: 99 },
    (_, at) => `[NAME_${at}|${Array.from({ length: 12 }, (_, c) => `${c} choice`.repeat(6)).join('|')}]`,
  ).join(''),
  brackets: '[A|'.repeat(33_333),
  markdown: '*_`[a](b)<![CDATA[]]>#\n'.repeat(4347),
  lines: 'a b\n'.repeat(25_000),
  oneWord: 'a'.repeat(100_000),
  digits: '4111 1111 1111 1112 '.repeat(5000),
  addresses: 'a@b.'.repeat(25_000),
  secrets: 'sk-a_key=Bearer eyJ.'.repeat(5000),
};

/**
 * Makes it of maya in supabase/seed.sql: 900 prompts of 15,000 characters, `heavy` ones of TEXTS with versions, a collection of 500 and one just below what
 * a file may hold, 2,000 saved prompts, and a token that writes.
 * @param {import('postgres').Sql} sql
 */
export async function fillAccount(sql) {
  const [person] = await sql`select id from public.user_profiles where username = 'maya'`;
  const id = String(person?.id);
  const source = createTextSource(29);
  const body = source.body(15_000).replace(/[[\]]/g, '');
  await sql`set session_replication_role = replica`;
  await sql`delete from public.user_prompts where user_id = ${id}`;
  for (let index = 0; index < 900; index++) {
    const title = `${source.title()} ${index}`.slice(0, 100);
    await sql`
      insert into public.user_prompts (id, user_id, title, content, category, is_public, created_at, updated_at)
      values (${idOf(HEAVY, index)}, ${id}, ${title}, ${`${body} [TOPIC] ${index}`}, ${`Category ${index % 50}`}, ${index % 2 === 0}, now(), now())`;
  }
  const heavy = Object.entries(TEXTS).map(([name, content], index) => ({ id: idOf(HEAVY, 1000 + index), name, content }));
  for (const { id: prompt, name, content } of heavy) {
    await sql`
      insert into public.user_prompts (id, user_id, title, content, is_public, created_at, updated_at)
      values (${prompt}, ${id}, ${name}, ${content}, true, now(), now())`;
    await sql`
      insert into public.user_prompt_versions (id, prompt_id, title, content, replaced_at)
      select gen_random_uuid(), ${prompt}, ${name}, reverse(${content}), now() - version * interval '1 hour' from generate_series(1, 5) version`;
  }
  const [many, long] = [idOf(HEAVY, 5000), idOf(HEAVY, 5001)];
  for (const [collection, slug, number] of /** @type {const} */ ([
    [many, 'many', 500],
    [long, 'long', 60],
  ])) {
    await sql`insert into public.collections (id, user_id, title, slug, is_public) values (${collection}, ${id}, ${slug}, ${slug}, true)`;
    await sql`
      insert into public.collection_items (collection_id, user_id, prompt_id, position)
      select ${collection}, ${id}::uuid, id::text, row_number() over (order by created_at desc, id) from public.user_prompts
      where user_id = ${id} and is_public and char_length(content) < ${number === 500 ? 200_000 : 50_000} limit ${number}`;
  }
  const rows = await sql`select id from public.user_prompts where user_id = ${id} and char_length(content) < 50000 order by id limit 60`;
  await sql`
    insert into public.saved_prompts (user_id, prompt_id)
    select ${id}, id::text from public.user_prompts where is_public and user_id <> ${id} order by id limit 2000 on conflict do nothing`;
  const token = `gp_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(token).digest('hex');
  await sql`insert into public.personal_tokens (user_id, name, hash, scope) values (${id}, 'bench', ${hash}, 'write')`;
  await sql`set session_replication_role = origin`;
  await sql`vacuum (analyze)`;
  return { heavy, many, long, ids: rows.map(({ id }) => String(id)), token };
}
