import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../lib/limits';
import { type Person, person, prompt, remove, unique } from './support/people';

const { max, length } = LIMITS.tags;
let writer: Person;

beforeAll(async () => {
  writer = await person();
});

const tagsOf = async ({ client }: Person, id: string) =>
  (await client.from('user_prompts').select('tags').eq('id', id).single()).data?.tags;
const counted = async ({ client }: Person) =>
  Object.fromEntries(((await client.rpc('own_prompt_tags')).data ?? []).map(({ tag, prompts }) => [tag, prompts]));
const tag = ({ client }: Person, ids: string[], added: string[], removed: string[] = []) =>
  client.rpc('tag_prompts', { ids, added, removed }).maybeSingle();
const rename = ({ client }: Person, from: string, new_name: string, merge = false) =>
  client.rpc('rename_tag', { tag: from, new_name, merge }).maybeSingle();
const undo = ({ client }: Person, change: string | null | undefined) => client.rpc('undo_change', { change: change ?? '' });

describe('the tags of a prompt', () => {
  test.each([
    [
      [' work ', '#e-mail', ' ', '#'],
      ['work', 'e-mail'],
    ],
    [['Work', 'WORK', 'work'], ['Work']],
    [['e\u0301tude', '\u00e9tude'], ['\u00e9tude']],
    [
      ['c', 'b', 'a'],
      ['c', 'b', 'a'],
    ],
    [[], []],
  ])('%j are stored as %j', async (given, stored) => {
    const { id, tags } = await prompt(writer, { tags: given });
    expect(tags).toEqual(stored);
    await writer.client.from('user_prompts').update({ tags: [] }).eq('id', id);
    await writer.client.from('user_prompts').update({ tags: given }).eq('id', id);
    expect(await tagsOf(writer, id)).toEqual(stored);
  });

  test.each([
    ['user_prompts_tags_number', Array.from({ length: max + 1 }, (_, at) => `t${at}`)],
    ['user_prompts_tags_plain', ['🙂'.repeat(length + 1)]],
    ...['a,b', 'a;b', 'a，b', 'a、b', 'a\nb', 'a\u202eb', '\u3164'].map((one): [string, string[]] => ['user_prompts_tags_plain', [one]]),
  ])('keep %s', async (constraint, tags) => {
    const { error } = await writer.client.from('user_prompts').insert({ title: 'T', content: 'C', tags });
    expect(error?.message).toContain(constraint);
  });

  test('may be five of thirty characters', async () => {
    const tags = ['a', 'b', 'c', 'd', '🙂'.repeat(length)];
    expect((await prompt(writer, { tags })).tags).toEqual(tags);
  });

  test('are found by their words, and lost with them, also where the category has these words, too', async () => {
    const [word, other] = [unique(), unique()];
    const { id } = await prompt(writer, { category: word, tags: [`${word} ${other}`] }, 'public');
    const found = async (query: string) =>
      ((await writer.client.rpc('search_public_prompts', { query })).data ?? []).some((row) => row.id === id);
    const change = (fields: object) => writer.client.from('user_prompts').update(fields).eq('id', id);
    expect([await found(word), await found(other)]).toEqual([true, true]);
    await change({ category: null });
    expect(await found(word)).toBe(true);
    await change({ category: word, tags: [] });
    expect([await found(word), await found(other)]).toEqual([true, false]);
    await change({ title: 'Another', tags: [other] });
    expect([await found(word), await found(other)]).toEqual([true, true]);
    await change({ category: null, tags: [] });
    expect([await found(word), await found(other)]).toEqual([false, false]);
  });

  test('are no version of what it says', async () => {
    const { id } = await prompt(writer, { tags: ['before'] });
    await writer.client
      .from('user_prompts')
      .update({ tags: ['after'] })
      .eq('id', id);
    expect((await writer.client.from('user_prompt_versions').select('id').eq('prompt_id', id)).data).toEqual([]);
  });
});

describe('tags of one’s own', () => {
  async function tagged() {
    const who = await person();
    const ids: string[] = [];
    for (const tags of [['Sales', 'Letters'], ['sales'], ['Letters'], []]) ids.push((await prompt(who, { tags })).id);
    return { who, ids };
  }

  test('are counted and filtered by whatever their case', async () => {
    const { who } = await tagged();
    await prompt(who, { tags: ['Sales'] });
    expect(await counted(who)).toEqual({ Sales: 3, Letters: 2 });
    const total = async (in_tag: string) => (await who.client.rpc('search_own_prompts', { in_tag }).single()).data?.total;
    expect([await total('SALES'), await total('#letters'), await total('sale')]).toEqual([3, 2, 0]);
    expect(await counted(await person())).toEqual({});
  });

  test('are added and removed in one request, as they are spelled already, and back again', async () => {
    const { who, ids } = await tagged();
    const added = await tag(who, ids, ['LETTERS', 'new']);
    expect(added.data).toMatchObject({ prompts: 4, public_ids: [] });
    expect(await Promise.all(ids.map((id) => tagsOf(who, id)))).toEqual([
      ['Sales', 'Letters', 'new'],
      ['sales', 'Letters', 'new'],
      ['Letters', 'new'],
      ['Letters', 'new'],
    ]);
    expect((await tag(who, ids, ['new'])).data).toMatchObject({ prompts: 0, change_id: null });
    const removed = await tag(who, ids, [], ['SALES']);
    expect(removed.data?.prompts).toBe(2);
    expect(await counted(who)).toEqual({ Letters: 4, new: 4 });
    await undo(who, removed.data?.change_id);
    await undo(who, added.data?.change_id);
    expect(await Promise.all(ids.map((id) => tagsOf(who, id)))).toEqual([['Sales', 'Letters'], ['sales'], ['Letters'], []]);
  });

  test('are added to all prompts or to none: five is the most', async () => {
    const { who, ids } = await tagged();
    expect((await tag(who, ids, ['a', 'b', 'c', 'd'])).error).toMatchObject({ code: 'PT403', details: 'tags' });
    expect(await counted(who)).toEqual({ Letters: 2, Sales: 2 });
    expect((await tag(who, ids, ['x'.repeat(length + 1)])).error?.message).toContain('user_prompts_tags_plain');
  });

  test('are renamed, and combined only where that is asked for', async () => {
    const { who, ids } = await tagged();
    const renamed = await rename(who, 'SALES', ' Selling ');
    expect(renamed.data?.prompts).toBe(2);
    expect(await counted(who)).toEqual({ Selling: 2, Letters: 2 });
    await undo(who, renamed.data?.change_id);
    expect((await rename(who, 'sales', 'SALES')).data?.prompts).toBe(2);
    expect(await counted(who)).toEqual({ SALES: 2, Letters: 2 });
    expect(await rename(who, 'sales', 'letters')).toMatchObject({ data: null, error: null });
    expect((await rename(who, 'sales', 'letters', true)).data?.prompts).toBe(2);
    expect(await Promise.all(ids.map((id) => tagsOf(who, id)))).toEqual([['Letters'], ['Letters'], ['Letters'], []]);
    expect((await rename(who, 'None of mine', 'New')).data).toMatchObject({ change_id: null, prompts: 0 });
  });

  test('that a prompt was given since a change stay with Undo of that', async () => {
    const { who, ids } = await tagged();
    const renamed = await rename(who, 'sales', 'Selling');
    await who.client
      .from('user_prompts')
      .update({ tags: ['selling', 'mine'] })
      .eq('id', ids[0] ?? '');
    expect((await undo(who, renamed.data?.change_id)).data).toMatchObject([{ prompts: 1 }]);
    expect(await Promise.all(ids.map((id) => tagsOf(who, id)))).toEqual([['selling', 'mine'], ['sales'], ['Letters'], []]);
    const cleared = await tag(who, ids.slice(2, 3), [], ['letters']);
    await who.client
      .from('user_prompts')
      .update({ tags: ['mine'] })
      .eq('id', ids[2] ?? '');
    expect((await undo(who, cleared.data?.change_id)).data).toEqual([]);
  });

  test('are nobody else’s to change', async () => {
    const [{ who, ids }, stranger] = [await tagged(), await person()];
    expect((await tag(stranger, ids, ['stolen'])).data).toMatchObject({ prompts: 0 });
    expect((await rename(stranger, 'Sales', 'Stolen', true)).data).toMatchObject({ prompts: 0 });
    expect(await counted(who)).toEqual({ Letters: 2, Sales: 2 });
  });

  test('of deleted prompts are none', async () => {
    const { who, ids } = await tagged();
    await remove(who, ids);
    expect(await counted(who)).toEqual({});
    expect((await tag(who, ids, ['new'])).data).toMatchObject({ prompts: 0 });
  });

  test('of a prompt that an import replaces stay where it brings none, and come back with Undo', async () => {
    const { who, ids } = await tagged();
    const take = async (tags: string[]) => {
      const { data } = await who.client.from('imports').insert({ about: {} }).select('id').single();
      const row = { import_id: data?.id ?? '', place: 0, title: 'Brought', content: 'Brought words', tags };
      expect((await who.client.from('imported_prompts').insert(row)).error).toBeNull();
      const replaced = { replaced: [0], doubles: [0], double_ids: ids.slice(0, 1) };
      return (await who.client.rpc('import_prompts', { import: row.import_id, ...replaced }).single()).data?.change_id;
    };
    const [id = ''] = ids;
    await take([]);
    expect(await tagsOf(who, id)).toEqual(['Sales', 'Letters']);
    const change = await take(['brought']);
    expect(await tagsOf(who, id)).toEqual(['brought']);
    await undo(who, change);
    expect(await tagsOf(who, id)).toEqual(['Sales', 'Letters']);
  });
});
