import { queriesFor } from './queries.mjs';
import { seededRandom } from './random.mjs';

/** The list and search of /prompts/shared as the site asks for them: 24 rows and one more. */
const SEARCH = 'select * from public.search_public_prompts($1, $2, $3, $4, $5, 25)';
const AUTHOR = 'author.username, author.display_name, author.x_handle';
/** @param {string} text the whole content, or what lists show of it */
const shared = (text) => `select prompts.id, title, ${text}, category, created_at, prompts.updated_at, ${AUTHOR}
  from public.user_prompts prompts join public.user_profiles author on author.id = prompts.user_id`;

/** The kinds of questions that search for words. */
export const SEARCHES = [
  'one word',
  'two words',
  'three words',
  'word and category',
  'beginning of a word',
  'nothing found',
  'the beginning of a title',
  'a word after “the”',
  'beginnings of two words',
  'deep page of a word',
];

/** @typedef {(import('postgres').ParameterOrJSON<never>)[]} Values */
/** @typedef {{ text: string, values: Values }[]} Question statements that one page asks one after the other */

/**
 * What the public pages ask of the database, by kind, about prompts that are in it.
 * @param {import('postgres').Sql} sql
 * @param {number} times how many of each kind
 * @returns {Promise<Record<string, Question[]>>}
 */
export async function communityQuestions(sql, times) {
  const random = seededRandom(times);
  const share = `${Math.min(100, (times * 5000) / (await countPrompts(sql)))}`;
  const picked = await sql.unsafe(
    `select id, user_id, title, content, category, created_at::text as moment, username from public.user_prompts
     join lateral (select username from public.user_profiles where id = user_id) author on true
     where is_public and id in (select id from public.user_prompts tablesample bernoulli (${share}) repeatable (1))
     order by md5(user_prompts.id::text) limit ${times}`,
  );
  const kinds = queriesFor(
    picked.map(({ title, content, category }) => ({ title, body: content, category: category ?? undefined })),
    random,
  );
  /** @param {string | null} q @param {string | null} [category] @param {Values} [after] @returns {Question} */
  const search = (q, category = null, after = [null, null, null]) => [{ text: SEARCH, values: [q, category, ...after] }];
  return {
    'the newest': picked.map(() => search('')),
    'a category': picked.map(({ category }) => search('', category ?? 'Marketing')),
    ...Object.fromEntries(
      Object.entries(kinds).map(([kind, queries]) => [
        kind,
        queries.map((query) => search(query.q, 'category' in query ? String(query.category) : null)),
      ]),
    ),
    // As people write: with words that nearly every prompt has.
    'the beginning of a title': picked.map(({ title }) => search(title.split(' ').slice(0, 5).join(' '))),
    'a word after “the”': picked.map((_, index) => search(`the ${kinds['one word'][index]?.q}`)),
    'beginnings of two words': picked.map((_, index) => search((kinds['two words'][index]?.q ?? '').replace(/(\S{3})\S*/g, '$1'))),
    'deep page of the list': picked.map(({ moment, id }) => search('', null, [0, moment, id])),
    'deep page of a word': picked.map(({ moment, id }, index) => search(kinds['one word'][index]?.q ?? '', null, [2, moment, id])),
    'the counts': picked.map(() => [
      { text: "select prompts from public.public_prompt_counts where category = ''", values: [] },
      {
        text: `select category from public.public_prompt_counts where category <> '' and prompts > 0
          order by prompts desc, category limit 50`,
        values: [],
      },
    ]),
    'one prompt': picked.map(({ id }) => [
      { text: `${shared('content, source_id, source_title, source_author')} where prompts.id = $1 and is_public`, values: [id] },
    ]),
    'a profile': picked.map(({ username, user_id }) => [
      {
        text: 'select id, username, display_name, bio, x_handle, updated_at from public.user_profiles where username = $1',
        values: [username],
      },
      {
        text: `${shared('preview, variable_count')} where user_id = $1 and is_public order by created_at desc, prompts.id desc limit 24`,
        values: [user_id],
      },
      { text: 'select count(*) from public.user_prompts where user_id = $1 and is_public', values: [user_id] },
    ]),
    'the sitemap': picked.slice(0, 20).map(() => [
      {
        text: `select prompts.id, prompts.updated_at, author.username, author.updated_at from public.user_prompts prompts
          join public.user_profiles author on author.id = prompts.user_id where is_public order by created_at desc, prompts.id desc limit 1000`,
        values: [],
      },
    ]),
  };
}

/** @param {import('postgres').Sql} sql */
async function countPrompts(sql) {
  return Number((await sql`select count(*) as all from public.user_prompts`)[0]?.all);
}
