import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../lib/supabase/database.types';
import { type Person, person, prompt, remove, unique } from './support/people';

type Args = Database['public']['Functions']['search_own_prompts']['Args'];

let writer: Person;
let reader: Person;

beforeAll(async () => {
  [writer, reader] = await Promise.all([person(), person()]);
});

async function search({ client }: Person, args: Args = {}) {
  const { data, error } = await client.rpc('search_own_prompts', args).single();
  if (error) throw error;
  return data;
}

async function collection({ client }: Person, slug: string): Promise<string> {
  const { data, error } = await client.from('collections').insert({ title: slug, slug }).select('id').single();
  if (error) throw error;
  return data.id;
}

async function put({ client }: Person, collection_id: string | undefined, ids: string[]): Promise<void> {
  if (collection_id === undefined) throw new Error('There is no collection');
  const { error } = await client.from('collection_items').insert(ids.map((prompt_id) => ({ collection_id, prompt_id })));
  if (error) throw error;
}

describe('My Prompts', () => {
  const titles = new Map<string, string>();
  const found = async (args: Args) => (await search(writer, args)).ids.map((id) => titles.get(id));

  beforeAll(async () => {
    const write = async (title: string, content: string, category: string | null, visibility?: 'public') => {
      titles.set((await prompt(writer, { title, content, category }, visibility)).id, title);
    };
    await write('École, first', 'About gardens in spring', 'Writing');
    await write('zebra plan', 'Nothing', 'Writing', 'public');
    await write('Apple', 'A planned garden', null, 'public');
    await write('eclair', 'Recipe', 'Cooking');
    await prompt(reader, { title: 'A plan of somebody else', content: 'garden' }, 'public');
  });

  test('are the newest first, and one that was used before those created earlier', async () => {
    expect(await found({})).toEqual(['eclair', 'Apple', 'zebra plan', 'École, first']);
    const [id] = [...titles].find(([, title]) => title === 'zebra plan') ?? [];
    await writer.client.rpc('record_prompt_use', { prompt: id ?? '' });
    expect(await found({})).toEqual(['zebra plan', 'eclair', 'Apple', 'École, first']);
    expect(await found({ sorted_by: 'newest' })).toEqual(['eclair', 'Apple', 'zebra plan', 'École, first']);
  });
  test('that are pinned come first whatever the order, and their owner alone knows which', async () => {
    const [id = ''] = [...titles].find(([, title]) => title === 'Apple') ?? [];
    for (const { client } of [writer, reader]) await client.from('pinned_prompts').insert({ prompt_id: id });
    expect(await found({})).toEqual(['Apple', 'zebra plan', 'eclair', 'École, first']);
    expect(await found({ sorted_by: 'title' })).toEqual(['Apple', 'eclair', 'École, first', 'zebra plan']);
    expect(await found({ sorted_by: 'newest', query: 'plan' })).toEqual(['zebra plan', 'Apple']);
    expect((await search(writer)).pinned).toEqual([id]);
    expect((await search(writer, { page: 2, page_size: 1 })).pinned).toEqual([]);
    for (const { client } of [writer, reader]) await client.from('pinned_prompts').delete().eq('prompt_id', id);
    expect((await search(writer)).pinned).toEqual([]);
  });
  test('are sorted from A to Z without regard to case and accents', async () => {
    expect(await found({ sorted_by: 'title' })).toEqual(['Apple', 'eclair', 'École, first', 'zebra plan']);
  });
  test('are searched by the beginnings of all words in title, content and category, the title first', async () => {
    expect(await found({ query: 'plan' })).toEqual(['zebra plan', 'Apple']);
    expect(await found({ query: 'GARD' })).toEqual(['Apple', 'École, first']);
    expect(await found({ query: 'garden école' })).toEqual(['École, first']);
    expect(await found({ query: 'cook' })).toEqual(['eclair']);
    expect(await found({ query: 'lan' })).toEqual([]);
  });
  test('are found within what is written without spaces', async () => {
    const { id } = await prompt(writer, { title: '五年级数学练习', content: '日本語の文章を短くする' });
    titles.set(id, '五年级数学练习');
    for (const query of ['五年级', '数学', '练习', '文章', '短く']) expect(await found({ query }), query).toEqual(['五年级数学练习']);
    await remove(writer, [id], true);
  });
  test('are narrowed by category and visibility, together with words', async () => {
    expect(await found({ in_category: 'Writing' })).toHaveLength(2);
    expect(await found({ visible_to_all: true })).toHaveLength(2);
    expect(await found({ visible_to_all: false, in_category: 'Writing' })).toEqual(['École, first']);
    expect(await found({ query: 'plan', visible_to_all: true, sorted_by: 'title' })).toEqual(['zebra plan', 'Apple']);
    expect(await found({ query: 'plan', in_category: 'Cooking' })).toEqual([]);
  });
  test('are narrowed by whether they are in a collection, and in which one', async () => {
    const [first, second] = await Promise.all(['one', 'two'].map((slug) => collection(writer, slug)));
    const id = (title: string) => [...titles].find(([, other]) => other === title)?.[0] ?? '';
    await put(writer, first, [id('Apple'), id('eclair')]);
    await put(writer, second, [id('Apple')]);
    await put(reader, await collection(reader, 'one'), [id('zebra plan')]);
    const sorted_by = 'title';
    expect(await found({ collected: true, sorted_by })).toEqual(['Apple', 'eclair']);
    expect(await found({ collected: false, sorted_by })).toEqual(['École, first', 'zebra plan']);
    expect(await found({ collected: true, in_collection: second })).toEqual(['Apple']);
    expect(await found({ collected: true, query: 'plan' })).toEqual(['Apple']);
  });
  test('have their categories listed, those of others not', async () => {
    const { data } = await writer.client.rpc('own_prompt_categories');
    expect(data).toEqual([
      { category: 'Writing', prompts: 2 },
      { category: 'Cooking', prompts: 1 },
    ]);
  });
  test.each(["'", '&|!:*', '<->', '\\', '%', '!!!', 'x'.repeat(10_000), 'a b '.repeat(3000)])('take %j as words', async (query) => {
    expect((await search(writer, { query })).ids).toEqual([]);
  });
});

test('categories that differ in case are one, by the first spelling', async () => {
  const someone = await person();
  for (const category of ['Work', 'work', 'work', 'Home']) await prompt(someone, { category });
  const { data } = await someone.client.rpc('own_prompt_categories');
  expect(data).toEqual([
    { category: 'Work', prompts: 3 },
    { category: 'Home', prompts: 1 },
  ]);
  expect((await search(someone, { in_category: 'WORK' })).total).toBe(3);
});

test('many prompts are paged, and their number is known on each page and after the last', async () => {
  const someone = await person();
  for (let written = 0; written < 60; written += 30)
    await someone.client.from('user_prompts').insert(Array.from({ length: 30 }, () => ({ title: 'T', content: 'C' })));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => search(someone, { page })));
  expect(pages.map(({ ids }) => ids.length)).toEqual([24, 24, 12, 0]);
  expect(pages.map(({ total }) => total)).toEqual([60, 60, 60, 60]);
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(60);
  const odd = await Promise.all(
    [{ page: 0 }, { page: -1 }, { page_size: 0 }, { page_size: 9999 }, { page: 2_147_483_647 }].map((args) => search(someone, args)),
  );
  expect(odd.map(({ ids }) => ids.length)).toEqual([0, 0, 1, 60, 0]);
  expect(await search(await person())).toEqual({ total: 0, ids: [], pinned: [] });
});

describe('Saved', () => {
  const saved = async (query?: string) => {
    const { data, error } = await reader.client.rpc('own_saved_prompts', query === undefined ? {} : { query });
    if (error) throw error;
    return new Map(data.map((row) => [row.prompt_id, row]));
  };

  test('knows title and category of prompts that are public, their matches, and when one was used', async () => {
    const word = unique('zeal');
    const open = await prompt(writer, { title: `About ${word}`, content: 'garden', category: 'Writing' }, 'public');
    const body = await prompt(writer, { title: 'Other', content: `a ${word}ful garden` }, 'public');
    const hidden = await prompt(writer, { title: `Private ${word}` });
    const slug = unique('slug-');
    const ids = [open.id, body.id, hidden.id, slug];
    await reader.client.from('saved_prompts').insert(ids.map((prompt_id) => ({ prompt_id })));
    await reader.client.rpc('record_prompt_use', { prompt: slug });
    const all = await saved();
    expect(ids.map((id) => all.get(id)?.title)).toEqual([open.title, 'Other', null, null]);
    expect(ids.map((id) => all.get(id)?.rank)).toEqual([null, null, null, null]);
    expect(ids.map((id) => all.get(id)?.used_at !== null)).toEqual([false, false, false, true]);
    expect(all.get(open.id)?.category).toBe('Writing');
    const found = await saved(word);
    expect(ids.map((id) => found.get(id)?.rank)).toEqual([1, 2, null, null]);
    const { data } = await writer.client.rpc('own_saved_prompts');
    expect(data).toEqual([]);
  });

  test('knows the collections of its owner that hold a prompt, not those of others', async () => {
    const slug = unique('slug-');
    await reader.client.from('saved_prompts').insert({ prompt_id: slug });
    expect((await saved()).get(slug)?.collections).toEqual([]);
    const held = await Promise.all([unique('c'), unique('c')].map((name) => collection(reader, name)));
    for (const id of held) await put(reader, id, [slug]);
    await put(writer, await collection(writer, unique('c')), [slug]);
    expect((await saved()).get(slug)?.collections.toSorted()).toEqual(held.toSorted());
  });

  test('is read in parts, as long as it may be', async () => {
    const someone = await person();
    await someone.client.from('saved_prompts').insert(Array.from({ length: 50 }, (_, index) => ({ prompt_id: `p-${index}` })));
    const parts = [0, 20, 40].map((from) =>
      someone.client
        .rpc('own_saved_prompts')
        .order('prompt_id')
        .range(from, from + 19),
    );
    const ids = (await Promise.all(parts)).flatMap(({ data }) => (data ?? []).map((row) => row.prompt_id));
    expect([ids.length, new Set(ids).size]).toEqual([50, 50]);
  });
});

describe('The palette', () => {
  test('has the first of one’s own prompts that match, in the order of My Prompts', async () => {
    const { data } = await writer.client.rpc('search_own_titles', { query: 'garden', at_most: 2 });
    const { ids } = await search(writer, { query: 'garden' });
    expect(data?.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const { data: all } = await writer.client.rpc('search_own_titles', { query: 'apple garden' });
    expect(all).toEqual([{ id: expect.any(String), title: 'Apple', category: null }]);
  });
  test("counts what is one's own alone", async () => {
    const someone = await person();
    const open = await prompt(writer, { title: unique('open') }, 'public');
    const counts = async () => (await someone.client.rpc('own_counts').single()).data;
    const moderation = { hidden: 0, is_suspended: false, is_moderator: false, suggestions: 0 };
    expect(await counts()).toEqual({ prompts: 0, public_prompts: 0, saved: 0, collections: 0, ...moderation });
    await prompt(someone, { title: unique('own') });
    await prompt(someone, { title: unique('own') }, 'public');
    await someone.client.from('saved_prompts').insert([{ prompt_id: open.id }, { prompt_id: 'slug-a' }, { prompt_id: 'slug-b' }]);
    await someone.client.from('collections').insert({ title: 'T', slug: 't' });
    expect(await counts()).toEqual({ prompts: 2, public_prompts: 1, saved: 3, collections: 1, ...moderation });
  });
  test('has what somebody saved and matches: in the database, or by the slugs it is given', async () => {
    const word = unique('quill');
    const open = await prompt(writer, { title: `About ${word}` }, 'public');
    const hidden = await prompt(writer, { title: `Private ${word}` });
    const someone = await person();
    const ids = [open.id, hidden.id, 'slug-a', 'slug-b'];
    await someone.client.from('saved_prompts').insert(ids.map((prompt_id) => ({ prompt_id })));
    const { data } = await someone.client.rpc('own_saved_prompts', { query: word, in_library: ['slug-b', 'slug-c'] });
    expect(data?.map(({ prompt_id }) => prompt_id).sort()).toEqual([open.id, 'slug-b'].sort());
    const { data: all } = await someone.client.rpc('own_saved_prompts', { query: word });
    expect(all).toHaveLength(4);
    const { data: some } = await someone.client.rpc('own_saved_prompts', { query: word, at_most: 2 });
    expect(some).toHaveLength(2);
  });
});
