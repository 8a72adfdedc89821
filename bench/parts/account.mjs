/** Somebody with as much as an account holds: how long the lists of their dashboard and the answers of the palette take. */
import { openBrowser, signIn } from '../lib/browser.mjs';
import { growPeople } from '../lib/people.mjs';
import { idOf, seededRandom } from '../lib/random.mjs';
import { openStage } from '../lib/stage.mjs';
import { count, median, milliseconds, percentile } from '../lib/stats.mjs';
import { createTextSource } from '../lib/text.mjs';

/** Milliseconds at p95. */
const LIMITS = { list: 150, palette: 50 };
const OWN = 9;
const COLLECTIONS = 10;

/**
 * Answers the id of a prompt that people suggest changes to.
 * @param {import('postgres').Sql} sql @param {string} username @param {{ prompts: number, saved: number, collections: number }} size
 * @param {{ suggestions: number, followed: number, savers: number }} people
 */
async function growAccount(sql, username, { prompts, saved, collections }, people) {
  const [person] = await sql`select id from public.user_profiles where username = ${username}`;
  const id = String(person?.id);
  const source = createTextSource(17);
  const random = seededRandom(19);
  await sql`set session_replication_role = replica`;
  for (let index = 0; index < prompts; index++) {
    const at = new Date(Date.parse('2026-01-01') + index * 3_600_000).toISOString();
    const content = `${source.body(200 + Math.floor(700 * random() ** 2))} [TOPIC]`;
    await sql`
      insert into public.user_prompts (id, user_id, title, content, category, variable_count, created_at, updated_at)
      values (${idOf(OWN, index)}, ${id}, ${source.title()}, ${content}, ${`Category ${index % 12}`}, 1, ${at}, ${at})`;
    if (index % 3 === 0) await sql`insert into public.user_prompt_uses (prompt_id, used_at) values (${idOf(OWN, index)}, now())`;
  }
  await sql`
    insert into public.saved_prompts (user_id, prompt_id)
    select ${id}, id::text from public.user_prompts where is_public and user_id <> ${id} order by id limit ${saved}
    on conflict do nothing`;
  for (let index = 0; index < collections; index++) {
    await sql`
      insert into public.collections (id, user_id, title, slug)
      values (${idOf(COLLECTIONS, index)}, ${id}, ${`Collection ${index}`}, ${`collection-${index}`})`;
    await sql`
      insert into public.collection_items (collection_id, user_id, prompt_id, position)
      select ${idOf(COLLECTIONS, index)}, ${id}::uuid, id::text, row_number() over (order by id) from public.user_prompts
      where user_id = ${id} order by md5(id::text || ${index}) limit 20`;
  }
  await sql`
    insert into public.reports (reporter_id, kind, thing_id, author_id, title, reason, counts)
    select people.id, 'prompt', prompts.id, prompts.user_id, prompts.title, 'spam', false
    from (select id, user_id, title from public.user_prompts where is_public and user_id <> ${id} order by id limit 50) prompts,
      (select id from auth.users order by id limit 20) people`;
  await sql`insert into public.moderators (user_id) values (${id})`;
  await sql`set session_replication_role = origin`;
  const suggestedTo = await growPeople(sql, id, people);
  await sql`vacuum (analyze)`;
  return suggestedTo;
}

/** Milliseconds of so many requests, one after the other, after some that count nothing. @param {(index: number) => Promise<Response>} ask @param {number} times */
async function timed(ask, times) {
  const taken = [];
  for (let index = -5; index < times; index++) {
    const start = performance.now();
    const response = await ask(Math.abs(index));
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${response.url} answered ${response.status}`);
    if (index >= 0) taken.push(performance.now() - start);
  }
  return taken;
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function account(bench) {
  const size = bench.quick ? { prompts: 50, saved: 50, collections: 5 } : { prompts: 1000, saved: 2000, collections: 100 };
  const people = bench.quick ? { suggestions: 50, followed: 10, savers: 50 } : { suggestions: 1000, followed: 100, savers: 10_000 };
  const { site, sql } = await openStage(bench, { prompts: 5000 });
  bench.say('Filling an account');
  const suggestedTo = await growAccount(sql, 'maya', size, people);
  const [open] = await sql`select id from public.suggestions where prompt_id = ${suggestedTo} and state = 'open' limit 1`;
  const browser = await openBrowser(bench);
  const context = await browser.newContext();
  await signIn(context, site.url, 'maya');
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const get = (/** @type {string} */ path) => fetch(site.url.replace('//localhost', '//127.0.0.1') + path, { headers: { cookie } });

  const words = ['plan', 'cust', 'report week', 'me', 'zzzz'];
  const word = (/** @type {number} */ index) => encodeURIComponent(words[index % words.length] ?? '');
  /** @type {[string, (index: number) => string, number][]} */
  const pages = [
    ['My Prompts', () => '/dashboard/my-prompts', LIMITS.list],
    ['My Prompts, searched', (index) => `/dashboard/my-prompts?q=${word(index)}`, LIMITS.list],
    ['My Prompts, narrowed and sorted', () => '/dashboard/my-prompts?category=Category+3&sort=title', LIMITS.list],
    ['Saved', () => '/dashboard/saved', LIMITS.list],
    ['Collections', () => '/dashboard/collections', LIMITS.list],
    ['Moderation, with 1,000 reports', () => '/dashboard/moderation', LIMITS.list],
    ['Dashboard, following 100 people', () => '/dashboard/start', LIMITS.list],
    ['Suggestions, 1,000 of them', () => '/dashboard/suggestions', LIMITS.list],
    ['One suggestion', () => `/dashboard/suggestions/${open?.id}`, LIMITS.list],
    ['Community, most saved first, one prompt by 10,000', () => '/prompts/shared?sort=saved', LIMITS.list],
    ['An answer of the palette', (index) => `/data/palette.json?q=${word(index)}`, LIMITS.palette],
  ];
  const times = bench.quick ? 5 : 100;
  for (const [what, path, limit] of pages) {
    const taken = await timed((index) => get(path(index)), times);
    const p95 = percentile(taken, 0.95);
    bench.line({
      what: `${what}, p95`,
      measured: `${milliseconds(p95)} (median ${milliseconds(median(taken))})`,
      limit: `≤ ${limit} ms`,
      ok: p95 <= limit,
    });
  }
  bench.findings.notes.push(
    `An account with ${count(size.prompts)} prompts, ${count(size.saved)} saved ones and ${size.collections} collections of 20, and a queue of 50 prompts with 20 reports each, on PostgreSQL with @supabase/lite as the backend. One request after the other, from the same machine, whole answers.`,
  );
}
