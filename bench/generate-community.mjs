/**
 * Fills a migrated PostgreSQL with people and their prompts, the same ones in every run: one person for ten public prompts,
 * some with many more; a tenth as many private prompts on top; categories from common to rare, a tenth without.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { idOf, seededRandom } from './lib/random.mjs';
import { createTextSource } from './lib/text.mjs';

export const PROMPTS_PER_PERSON = 10;
const PRIVATE_SHARE = 1 / 11;
const SINCE = Date.parse('2024-01-01T00:00:00Z');
/** Between two prompts; a million fill some two years. */
const STEP = 60_000;
const PEOPLE = 1;
const PROMPTS = 2;

const COMMON = 'Marketing,Coding,Education,Productivity,Writing,Creative,Data Analysis,E-commerce,Social Media,Business Strategy'.split(
  ',',
);
const RARE = 'Cooking,Travel,Law,Music,Gardening,Parenting,Chemistry,Fitness,Theatre,Real estate,Photography,Chess,Podcasts,Sewing'.split(
  ',',
);

/** @param {() => number} random */
function category(random) {
  const draw = random();
  if (draw < 0.1) return null;
  const list = draw < 0.9 ? COMMON : RARE;
  return list[Math.floor(list.length * random() ** 2)] ?? null;
}

/** @param {import('postgres').Sql} sql as a superuser @param {number} prompts how many public ones */
export async function growCommunity(sql, prompts) {
  const people = Math.ceil(prompts / PROMPTS_PER_PERSON);
  // Without triggers, but for the one that makes the words, and the index of words: they are for people who write one prompt at a time.
  await sql`set session_replication_role = replica`;
  await sql`alter table public.user_prompts enable always trigger guard_user_prompt`;
  const [index] = await sql`select pg_get_indexdef('public.user_prompts_search'::regclass) as definition`;
  await sql`drop index public.user_prompts_search`;
  await copy(sql, 'auth.users (id, email, created_at, updated_at)', people, (index) => {
    const at = new Date(SINCE).toISOString();
    return [idOf(PEOPLE, index), `person_${index}@example.com`, at, at];
  });
  const names = createTextSource(7);
  await copy(sql, 'public.user_profiles (id, username, display_name, bio, x_handle)', people, (index) => {
    const name = `${names.name()} ${names.name()}`.slice(0, 50);
    return [idOf(PEOPLE, index), `person_${index}`, name, index % 3 ? names.body(80).slice(0, 200) : null, index % 2 ? `x_${index}` : null];
  });
  const source = createTextSource(11);
  const random = seededRandom(13);
  const columns = 'id, user_id, title, content, category, is_public, created_at, updated_at';
  await copy(sql, `public.user_prompts (${columns})`, Math.round(prompts / (1 - PRIVATE_SHARE)), (index) => {
    const at = new Date(SINCE + index * STEP + Math.floor(random() * STEP)).toISOString();
    // Some write a lot, as everywhere.
    const author = Math.floor(people * random() ** 1.5);
    const isPublic = index % 11 !== 10;
    const content = source.body(200 + Math.floor(700 * random() ** 2));
    return [idOf(PROMPTS, index), idOf(PEOPLE, author), source.title(), content, category(random), isPublic, at, at];
  });
  await sql`set session_replication_role = origin`;
  await sql`truncate public.public_prompt_counts`;
  await sql`
    insert into public.public_prompt_counts (category, prompts)
    select category, count(*) from public.user_prompts where is_public and category is not null group by category
    union all select '', count(*) from public.user_prompts where is_public`;
  await sql.unsafe(String(index?.definition));
  await sql`vacuum (analyze)`;
}

/** @type {Record<string, string>} */
const ESCAPED = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A value as COPY takes it. @param {string | boolean | null} value */
const field = (value) => (value === null ? '\\N' : String(value).replace(/[\\\n\r\t]/g, (sign) => ESCAPED[sign] ?? ''));

/**
 * @param {import('postgres').Sql} sql
 * @param {string} target table and columns
 * @param {number} count
 * @param {(index: number) => (string | boolean | null)[]} row
 */
async function copy(sql, target, count, row) {
  function* lines() {
    for (let index = 0; index < count; index++) yield `${row(index).map(field).join('\t')}\n`;
  }
  await pipeline(Readable.from(lines()), await sql`copy ${sql.unsafe(target)} from stdin`.writable());
}
