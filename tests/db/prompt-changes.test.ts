import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LIMITS, QUOTAS } from '../../lib/limits';
import { type Person, person, prompt, service, unique } from './support/people';

type Change = 'category' | 'private' | 'delete' | 'add' | 'remove';
type Named = { new_category?: string; collection?: string };

const request = ({ client }: Person, ids: string[], change: Change, named: Named = {}) =>
  client.rpc('change_prompts', { ids, change, ...named }).maybeSingle();

/** A change that must succeed. */
async function change(who: Person, ids: string[], kind: Change, named: Named = {}) {
  const { data, error } = await request(who, ids, kind, named);
  if (error || !data) throw error ?? new Error('Nothing was answered');
  return data;
}

async function undo({ client }: Person, id: string | null) {
  const { data, error } = await client.rpc('undo_change', { change: id ?? randomUUID() }).maybeSingle();
  if (error) throw error;
  return data;
}

async function collection({ client }: Person): Promise<string> {
  const { data, error } = await client.from('collections').insert({ title: 'C', slug: unique() }).select('id').single();
  if (error) throw error;
  return data.id;
}

/** Everything about somebody's prompts that a change may concern: category, visibility, and their places in collections. */
async function state({ client, id }: Person) {
  const prompts = await client.from('user_prompts').select('id, title, content, category, is_public').eq('user_id', id).order('id');
  const items = await client
    .from('collection_items')
    .select('collection_id, prompt_id, position')
    .order('collection_id')
    .order('prompt_id');
  if (prompts.error || items.error) throw prompts.error ?? items.error;
  return { prompts: prompts.data, items: items.data };
}

/** Three prompts, of which the second is public, in a collection in this order. */
async function writer() {
  const who = await person();
  const [first, second, third] = [
    await prompt(who, { title: 'First', category: 'Old' }),
    await prompt(who, { title: 'Second', category: 'Other' }, 'public'),
    await prompt(who, { title: 'Third' }),
  ].map(({ id }) => id);
  if (!first || !second || !third) throw new Error('unreachable');
  const ids = [first, second, third];
  const holds = await collection(who);
  for (const id of ids) await who.client.from('collection_items').insert({ collection_id: holds, prompt_id: id });
  return { who, ids, first, second, third, holds };
}

describe('a change of several prompts', () => {
  test.each<[Change, Named, number, number]>([
    ['category', { new_category: 'New' }, 3, 1],
    ['category', {}, 2, 1],
    ['private', {}, 1, 1],
    ['delete', {}, 3, 1],
  ])('%s %j is made, says how many it changed and who saw them, and is undone exactly', async (kind, named, count, open) => {
    const { who, ids, second } = await writer();
    const before = await state(who);
    const made = await change(who, ids, kind, named);
    expect(made).toMatchObject({ prompts: count, public_ids: open ? [second] : [] });
    expect(await state(who)).not.toEqual(before);
    const undone = await undo(who, made.change_id);
    expect(undone).toMatchObject({ prompts: count, public_ids: [second] });
    expect(await state(who)).toEqual(before);
    // Once.
    expect(await undo(who, made.change_id)).toBeNull();
  });

  test('of a collection adds in the order given, removes, and is undone with the places there were', async () => {
    const { who, ids, first, second, third, holds } = await writer();
    const other = await collection(who);
    await who.client.from('collection_items').insert({ collection_id: other, prompt_id: second });
    const before = await state(who);
    const inOther = async () => {
      const { data } = await who.client.from('collection_items').select('prompt_id').eq('collection_id', other).order('position');
      return data?.map(({ prompt_id }) => prompt_id);
    };
    const added = await change(who, [third, second, first], 'add', { collection: other });
    expect(added.prompts).toBe(2);
    expect(await inOther()).toEqual([second, third, first]);
    expect(await undo(who, added.change_id)).toMatchObject({ prompts: 2, collection: other });
    expect(await state(who)).toEqual(before);
    const removed = await change(who, ids, 'remove', { collection: holds });
    expect(removed.prompts).toBe(3);
    expect(await undo(who, removed.change_id)).toMatchObject({ prompts: 3, collection: holds });
    expect(await state(who)).toEqual(before);
  });

  test('that changes nothing leaves nothing to undo', async () => {
    const { who, ids, first, holds } = await writer();
    for (const [kind, named] of [
      ['category', { new_category: ' Old ' }],
      ['private', {}],
      ['add', { collection: holds }],
    ] as const)
      expect(await change(who, [first], kind, named), kind).toEqual({ change_id: null, prompts: 0, public_ids: [] });
    expect(await change(who, [], 'delete')).toMatchObject({ change_id: null, prompts: 0 });
    expect(await change(who, [randomUUID()], 'delete')).toMatchObject({ change_id: null, prompts: 0 });
    expect((await state(who)).prompts).toHaveLength(ids.length);
  });

  test('is all or nothing', async () => {
    const { who, ids, holds } = await writer();
    const before = await state(who);
    const tooLong = await request(who, ids, 'category', { new_category: 'x'.repeat(LIMITS.category.max + 1) });
    expect(tooLong.error?.message).toContain('user_prompts_category_length');
    const full = await collection(who);
    const items = Array.from({ length: QUOTAS.collectionPrompts - 2 }, (_, at) => ({ collection_id: full, prompt_id: `p-${at}` }));
    expect((await who.client.from('collection_items').insert(items)).error).toBeNull();
    const tooMany = await request(who, ids, 'add', { collection: full });
    expect(tooMany.error).toMatchObject({ code: 'PT403', details: 'collection_items' });
    expect((await request(who, ids, 'nothing' as Change)).error).not.toBeNull();
    expect((await state(who)).prompts).toEqual(before.prompts);
    const { count } = await who.client
      .from('collection_items')
      .select('prompt_id', { count: 'exact', head: true })
      .eq('collection_id', full);
    expect(count).toBe(QUOTAS.collectionPrompts - 2);
    expect((await change(who, ids.slice(1), 'add', { collection: full })).prompts).toBe(2);
    expect((await change(who, ids, 'remove', { collection: holds })).prompts).toBe(3);
  });

  test('of many at once is refused from 1,001 on', async () => {
    const who = await person();
    const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
    expect((await request(who, ids(1001), 'delete')).error).toMatchObject({ code: '22023' });
    expect((await request(who, ids(1000), 'delete')).error).toBeNull();
  });

  test('moves the version that an editor started from', async () => {
    const { who, first } = await writer();
    const version = async () => (await who.client.from('user_prompts').select('updated_at').eq('id', first).single()).data?.updated_at;
    const opened = await version();
    const { change_id } = await change(who, [first], 'category', { new_category: 'New' });
    const stale = who.client
      .from('user_prompts')
      .update({ title: 'Stale' })
      .eq('id', first)
      .eq('updated_at', opened ?? '');
    expect((await stale.select('id')).data).toEqual([]);
    const changed = await version();
    await undo(who, change_id);
    expect([opened, changed, await version()]).toHaveLength(new Set([opened, changed, await version()]).size);
  });

  test('keeps no versions: many would push out what prompts said', async () => {
    const { who, ids } = await writer();
    await undo(who, (await change(who, ids, 'category', { new_category: 'New' })).change_id);
    expect((await who.client.from('user_prompt_versions').select()).data).toEqual([]);
  });

  test('is found by the words of its new category, and no longer by those of the old one', async () => {
    const { who, first } = await writer();
    const found = async (query: string) => (await who.client.rpc('search_own_prompts', { query })).data?.[0]?.ids;
    expect(await found('old')).toEqual([first]);
    const { change_id } = await change(who, [first], 'category', { new_category: 'Brand new' });
    expect([await found('old'), await found('new'), await found('bra new')]).toEqual([[], [first], [first]]);
    await undo(who, change_id);
    expect([await found('old'), await found('new')]).toEqual([[first], []]);
  });

  test('counts what is public', async () => {
    const category = unique('Counted ');
    const { who, ids } = await writer();
    const counted = async () =>
      (await who.client.from('public_prompt_counts').select('prompts').eq('category', category).maybeSingle()).data?.prompts;
    const { change_id } = await change(who, ids, 'category', { new_category: category });
    expect(await counted()).toBe(1);
    const deleted = await change(who, ids, 'delete');
    expect(await counted()).toBeUndefined();
    await undo(who, deleted.change_id);
    expect(await counted()).toBe(1);
    await undo(who, change_id);
    expect(await counted()).toBeUndefined();
  });
});

describe('somebody else', () => {
  test('changes nothing by the ids of others, of prompts, collections and changes', async () => {
    const { who, ids, holds } = await writer();
    const stranger = await person();
    const theirs = await collection(stranger);
    const mine = await prompt(stranger, { category: 'Mine' });
    const before = await state(who);
    for (const [kind, named] of [
      ['category', { new_category: 'Stolen' }],
      ['private', {}],
      ['delete', {}],
      ['add', { collection: theirs }],
      ['remove', { collection: theirs }],
    ] as const) {
      expect(await change(stranger, ids, kind, named), kind).toMatchObject({ prompts: 0, public_ids: [] });
      expect(await state(who), kind).toEqual(before);
    }
    // Among one's own, too.
    expect(await change(stranger, [...ids, mine.id], 'category', { new_category: 'Moved' })).toMatchObject({ prompts: 1 });
    for (const kind of ['add', 'remove'] as const)
      expect(await request(stranger, [mine.id], kind, { collection: holds })).toMatchObject({ data: null, error: null });
    expect(await state(who)).toEqual(before);
    const { change_id } = await change(who, ids, 'category', { new_category: 'New' });
    expect(await undo(stranger, change_id)).toBeNull();
    expect(await undo(who, change_id)).toMatchObject({ prompts: 3 });
  });
});

describe('undoing', () => {
  test('leaves alone what was deleted, for good too, or taken away meanwhile', async () => {
    const { who, ids, first, second, third, holds } = await writer();
    const renamed = await change(who, ids, 'category', { new_category: 'New' });
    const removed = await change(who, ids, 'remove', { collection: holds });
    await change(who, [first], 'delete');
    await change(who, [third], 'delete');
    await who.client.rpc('remove_deleted', { prompt: third });
    expect(await undo(who, renamed.change_id)).toMatchObject({ prompts: 1 });
    expect((await state(who)).prompts).toMatchObject([{ id: second, category: 'Other' }]);
    await who.client.from('collections').delete().eq('id', holds);
    expect(await undo(who, removed.change_id)).toBeNull();
    expect((await state(who)).items).toEqual([]);
  });

  test('counts what it wrote, and is over where nothing was left to undo', async () => {
    const { who, ids, first, second, third, holds } = await writer();
    const { client } = who;
    const inHolds = (id: string) => client.from('collection_items').delete().eq('collection_id', holds).eq('prompt_id', id);
    const deleted = await change(who, [first], 'delete');
    await client.rpc('remove_deleted', { prompt: first });
    expect(await undo(who, deleted.change_id)).toBeNull();
    const both = await change(who, ids, 'delete');
    await client.rpc('restore_prompt', { prompt: second });
    expect(await undo(who, both.change_id)).toMatchObject({ prompts: 1 });
    await client.from('user_prompts').update({ is_public: true }).in('id', ids);
    const hidden = await change(who, ids, 'private');
    await client.from('user_prompts').update({ content: 'Another text for [WHOM].' }).eq('id', second);
    expect(await undo(who, hidden.change_id)).toMatchObject({ prompts: 1, public_ids: [third] });
    const again = await change(who, [third], 'private');
    await client.from('user_prompts').update({ content: 'Another text for [WHOM].' }).eq('id', third);
    expect(await undo(who, again.change_id)).toBeNull();
    await inHolds(second);
    const added = await change(who, [second], 'add', { collection: holds });
    await inHolds(second);
    expect(await undo(who, added.change_id)).toBeNull();
    const removed = await change(who, [third], 'remove', { collection: holds });
    await client.from('collection_items').insert({ collection_id: holds, prompt_id: third });
    expect(await undo(who, removed.change_id)).toBeNull();
  });

  test('of a category leaves alone what has another one since, and is over where all have', async () => {
    const { who, ids, first, second, third } = await writer();
    const category = async (id: string) => (await who.client.from('user_prompts').select('category').eq('id', id).single()).data?.category;
    const edit = (id: string, to: string | null) => who.client.from('user_prompts').update({ category: to }).eq('id', id);
    const { change_id } = await change(who, ids, 'category', { new_category: 'New' });
    await edit(second, 'Mine');
    expect(await undo(who, change_id)).toMatchObject({ prompts: 2, public_ids: [] });
    expect([await category(first), await category(second), await category(third)]).toEqual(['Old', 'Mine', null]);
    const none = await change(who, [first, second], 'category');
    await edit(first, 'Later');
    expect(await undo(who, none.change_id)).toMatchObject({ prompts: 1, public_ids: [second] });
    expect([await category(first), await category(second)]).toEqual(['Later', 'Mine']);
    const last = await change(who, [first], 'category');
    await edit(first, 'Later');
    expect(await undo(who, last.change_id)).toBeNull();
    expect(await category(first)).toBe('Later');
  });

  test('of a change that was made before it was stored what it wrote brings back all', async () => {
    const { who, ids } = await writer();
    const before = await state(who);
    const { change_id } = await change(who, ids, 'category', { new_category: 'New' });
    await service()
      .from('prompt_changes')
      .update({ written: null })
      .eq('id', change_id ?? '');
    expect(await undo(who, change_id)).toMatchObject({ prompts: 3 });
    expect(await state(who)).toEqual(before);
  });

  test('is possible for the last twenty changes, for an hour', async () => {
    const who = await person();
    const changes: (string | null)[] = [];
    for (let at = 0; at < 21; at++)
      changes.push((await change(who, [(await prompt(who)).id], 'category', { new_category: `C${at}` })).change_id);
    const { id } = await prompt(who);
    expect(await undo(who, changes[0] ?? null)).toBeNull();
    expect(await undo(who, changes[1] ?? null)).not.toBeNull();
    const anHourAgo = new Date(Date.now() - 3_601_000).toISOString();
    await service().from('prompt_changes').update({ made_at: anHourAgo }).eq('user_id', who.id);
    expect(await undo(who, changes[20] ?? null)).toBeNull();
    await change(who, [id], 'category', { new_category: 'Last' });
    expect((await service().from('prompt_changes').select().eq('user_id', who.id)).data).toHaveLength(1);
  });
});

test('a thousand prompts with 20 MB of text are changed, and changed back, in one request', async () => {
  const who = await person();
  const content = `word ${'x'.repeat(19_990)}`;
  for (let written = 0; written < QUOTAS.prompts; written += 50) {
    const rows = Array.from({ length: 50 }, () => ({ title: 'T', content, category: 'Old' }));
    const { error } = await who.client.from('user_prompts').insert(rows);
    if (error) throw error;
  }
  const { data } = await who.client.rpc('search_own_prompts', { page_size: 1000 }).single();
  const ids = data?.ids ?? [];
  expect(ids).toHaveLength(QUOTAS.prompts);
  for (const [kind, named] of [
    ['category', { new_category: 'New' }],
    ['delete', {}],
  ] as const) {
    const made = await change(who, ids, kind, named);
    expect(made.prompts, kind).toBe(QUOTAS.prompts);
    expect(await undo(who, made.change_id), kind).toMatchObject({ prompts: QUOTAS.prompts });
  }
  expect((await who.client.rpc('own_prompt_categories')).data).toEqual([{ category: 'Old', prompts: QUOTAS.prompts }]);
});
