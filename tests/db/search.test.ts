import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../lib/supabase/database.types';
import { anonymous, type Person, person, prompt, remove, unique } from './support/people';

type Args = NonNullable<Database['public']['Functions']['search_public_prompts']['Args']>;

const visitor = anonymous();
let author: Person;

beforeAll(async () => {
  author = await person();
});

async function search(args: Args) {
  const { data, error } = await visitor.rpc('search_public_prompts', args);
  if (error) throw error;
  return data;
}
const titles = async (query: string, more: Args = {}) => (await search({ query, ...more })).map((row) => row.title);

/** Every page by its cursor, as the links of /prompts/shared walk them. */
async function pages(args: Args) {
  const all = [];
  for (let page = await search(args); page.length > 0; ) {
    all.push(page);
    const last = page.at(-1);
    page = await search({ ...args, after_rank: last?.rank, after_created_at: last?.created_at, after_id: last?.id });
  }
  return all;
}

describe('a word', () => {
  const word = unique('zebra');
  const category = unique('Kat');

  beforeAll(async () => {
    await prompt(author, { title: 'In the content', content: `Before "${word}ish" after`, category }, 'public');
    await prompt(author, { title: `Write about ${word}s`, content: 'nothing', category: `C/${word}cat` }, 'public');
    await prompt(author, { title: 'In the category only', content: 'nothing', category: `x-${word}` }, 'public');
    await prompt(author, { title: `${word} private`, content: word });
    await prompt(author, { title: `not${word}`, content: 'inside a word' }, 'public');
  });

  test('matches the start of words in title, content and category; the title comes first, then the newest', async () => {
    expect(await titles(word)).toEqual([`Write about ${word}s`, 'In the category only', 'In the content']);
  });
  test('in any case, and cut anywhere', async () => {
    expect(await titles(word.toUpperCase().slice(0, -2))).toHaveLength(3);
  });
  test('together with others: every one must match', async () => {
    expect(await titles(`write ${word} about`)).toEqual([`Write about ${word}s`]);
    expect(await titles(`${word} before`)).toEqual(['In the content']);
    expect(await titles(`${word} ${unique()}`)).toEqual([]);
  });
  test('is counted with all its matches, as far as one wants to know', async () => {
    const count = async (args: { query: string; at_most?: number }) => (await visitor.rpc('count_public_matches', args)).data;
    expect(await count({ query: word })).toBe(3);
    expect(await count({ query: word, at_most: 2 })).toBe(2);
    expect(await count({ query: unique() })).toBe(0);
    expect(await count({ query: '', at_most: 1_000_000 })).toBeLessThanOrEqual(101);
  });
  test('within a category', async () => {
    expect(await titles(word, { in_category: category })).toEqual(['In the content']);
    expect(await titles('', { in_category: category })).toEqual(['In the content']);
    expect(await titles(word, { in_category: 'no such' })).toEqual([]);
  });
  test('comes with its author and a preview, and no e-mail', async () => {
    const [row] = await search({ query: word });
    const { data: profile } = await visitor.from('user_profiles').select().eq('id', author.id).single();
    expect(row).toMatchObject({ rank: 1, user_id: author.id, username: profile?.username, preview: 'nothing' });
    expect(JSON.stringify(row)).not.toContain('@');
  });
});

test('a prompt follows its owner’s changes at once', async () => {
  const [before, after] = [unique('before'), unique('after')];
  const { id } = await prompt(author, { content: before }, 'public');
  const found = async (word: string) => (await search({ query: word })).map((row) => row.id);
  const change = (fields: { content?: string; is_public?: boolean }) => author.client.from('user_prompts').update(fields).eq('id', id);
  expect(await found(before)).toEqual([id]);
  await change({ content: after });
  expect([await found(before), await found(after)]).toEqual([[], [id]]);
  await change({ is_public: false });
  expect(await found(after)).toEqual([]);
  await change({ is_public: true });
  expect(await found(after)).toEqual([id]);
  await remove(author, [id]);
  expect(await found(after)).toEqual([]);
});

test('words are found in every script, with accents and through punctuation', async () => {
  const mark = unique();
  await prompt(author, { title: `${mark} École d'été`, content: 'см. Приве́т-мир foo/bar a@b.co [TARGET_AUDIENCE|x]' }, 'public');
  for (const query of ['école', 'ÉTÉ', 'мир', 'bar', 'b.co', 'target', 'audience', "d'été"]) {
    expect(await titles(`${mark} ${query}`), query).toHaveLength(1);
  }
});

test('what is written without spaces is found within a sentence, in title and content, together with other words', async () => {
  const mark = unique();
  await prompt(author, { title: `${mark} 五年级数学练习`, content: 'これは日本語の文章です。GPT模型也可以用' }, 'public');
  await prompt(author, { title: `${mark} แผนการเรียนภาษาไทย`, content: 'เขียนบทความเกี่ยวกับสุขภาพ' }, 'public');
  for (const [query, title] of [
    ...['五年级', '数学', '练习', '级数学练', '日本語', '文章', '模型', 'gpt 可以', 'gpt模型', '五年级 练习', '习'].map((q) => [
      q,
      '五年级数学练习',
    ]),
    ...['แผน', 'ภาษา', 'ภาษาไทย', 'เรียน', 'สุขภาพ', 'บทความ'].map((q) => [q, 'แผนการเรียนภาษาไทย']),
  ])
    expect(await titles(`${mark} ${query}`), query).toEqual([`${mark} ${title}`]);
  for (const query of ['学数', '年数', '数练']) expect(await titles(`${mark} ${query}`), query).toEqual([]);
});

describe('paging', () => {
  const mark = unique('page');

  beforeAll(async () => {
    for (let index = 0; index < 60; index++) {
      await prompt(author, { title: index % 3 === 0 ? `${mark} ${index}` : `other ${index}`, content: mark, category: mark }, 'public');
    }
  });

  test.each([
    ['the list', { in_category: mark }],
    ['a search', { query: mark }],
    ['a search within a category', { query: mark, in_category: mark }],
  ])('%s shows everything once, in order, 24 at a time', async (_name, args) => {
    const shown = await pages(args);
    expect(shown.map((page) => page.length)).toEqual([24, 24, 12]);
    const rows = shown.flat();
    expect(new Set(rows.map((row) => row.id)).size).toBe(60);
    const sorted = rows.toSorted((a, b) => a.rank - b.rank || Date.parse(b.created_at) - Date.parse(a.created_at));
    expect(rows.map((row) => row.rank)).toEqual(sorted.map((row) => row.rank));
    expect(rows.map((row) => Date.parse(row.created_at))).toEqual(sorted.map((row) => Date.parse(row.created_at)));
  });

  test('is not upset by what is published meanwhile', async () => {
    const first = await search({ in_category: mark });
    await prompt(author, { title: 'newcomer', category: mark }, 'public');
    const last = first.at(-1);
    const second = await search({ in_category: mark, after_rank: last?.rank, after_created_at: last?.created_at, after_id: last?.id });
    expect(second).toHaveLength(24);
    expect(second.some((row) => first.some(({ id }) => id === row.id))).toBe(false);
  });

  test.each([
    [0, 1],
    [1, 1],
    [25, 25],
    [1000, 25],
    [-5, 1],
  ])('page_size %i gives %i', async (page_size, expected) => {
    expect(await search({ in_category: mark, page_size })).toHaveLength(expected);
  });

  test('the table itself pages by keyset, with its authors', async () => {
    const page = (before?: { created_at: string; id: string }) => {
      const list = visitor
        .from('user_prompts')
        .select('id, created_at, user_profiles!user_prompts_author_fkey(username)')
        .eq('is_public', true)
        .eq('user_id', author.id)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(24);
      return before ? list.or(`created_at.lt."${before.created_at}",and(created_at.eq."${before.created_at}",id.lt.${before.id})`) : list;
    };
    const seen = new Set<string>();
    for (let { data } = await page(); data?.length; ) {
      for (const row of data) {
        expect(row.user_profiles.username).toBeTruthy();
        seen.add(row.id);
      }
      ({ data } = await page(data.at(-1)));
    }
    const { count } = await visitor.from('user_prompts').select('id', { count: 'exact', head: true }).eq('user_id', author.id);
    expect(seen.size).toBe(count);
  });
});

describe('counts', () => {
  const counts = async (category: string) =>
    (await visitor.from('public_prompt_counts').select('prompts').eq('category', category).maybeSingle()).data?.prompts ?? 0;

  test('follow publishing, moving, hiding and deleting, and forget empty categories', async () => {
    const [one, two] = [unique('One '), unique('Two ')];
    const first = await prompt(author, { category: one }, 'public');
    const second = await prompt(author, { category: one });
    expect(await counts(one)).toBe(1);
    await author.client.from('user_prompts').update({ is_public: true }).eq('id', second.id);
    expect(await counts(one)).toBe(2);
    await author.client.from('user_prompts').update({ category: two }).eq('id', first.id);
    expect([await counts(one), await counts(two)]).toEqual([1, 1]);
    await author.client.from('user_prompts').update({ is_public: false }).eq('id', second.id);
    await remove(author, [first.id]);
    const { data } = await visitor.from('public_prompt_counts').select().in('category', [one, two]);
    expect(data).toEqual([]);
  });

  test('are right when many publish at once', async () => {
    const category = unique('Busy ');
    const people = await Promise.all(Array.from({ length: 10 }, () => person()));
    await Promise.all(people.flatMap((someone) => Array.from({ length: 3 }, () => prompt(someone, { category }, 'public'))));
    expect(await counts(category)).toBe(30);
  });
});

describe('queries of junk', () => {
  const nothing = ["'", '"', '&|!', ':*', '<->', '()', '\\', '%', "';--", '!!!', '…', '🙂'.repeat(3)];
  test.each(nothing)('%j is harmless', async (query) => {
    expect(Array.isArray(await search({ query }))).toBe(true);
  });
  test.each([
    'word & | !',
    "it's",
    'a:*b',
    "' or 1=1 --",
    'foo <-> bar',
    '\\',
    'x'.repeat(10_000),
    'a b c '.repeat(2000),
    '\u202eabc',
    '\ud83d',
  ])('also %j', async (query) => {
    const { error, status } = await visitor.rpc('search_public_prompts', { query });
    expect(error === null || status === 400, JSON.stringify(error)).toBe(true);
  });
  test('blank is the list', async () => expect((await search({ query: ' \n ', page_size: 1 }))[0]?.rank).toBe(0));
  test('NUL is refused, not an outage', async () => {
    const { status } = await visitor.rpc('search_public_prompts', { query: 'a\u0000b' });
    expect(status).toBe(400);
  });
  test('a cursor of junk is refused, not an outage', async () => {
    const { status } = await visitor.rpc('search_public_prompts', { after_id: 'x', after_created_at: 'never', after_rank: 1 });
    expect(status).toBe(400);
  });
});
