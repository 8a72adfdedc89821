import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { QUOTAS } from '../../lib/limits';
import { anonymous, type Person, person, prompt, remove, service, unique } from './support/people';

const deleted = async ({ client }: Person) => {
  const { data, error } = await client.rpc('deleted_prompts');
  if (error) throw error;
  return data;
};
const restore = async ({ client }: Person, id: string) => (await client.rpc('restore_prompt', { prompt: id })).data;
const removeForGood = async ({ client }: Person, id?: string) => (await client.rpc('remove_deleted', id ? { prompt: id } : {})).data;

const DAY = 24 * 60 * 60 * 1000;

/** As if it had been deleted so many days ago. */
async function age(id: string, days: number) {
  const deleted_at = new Date(Date.now() - days * DAY).toISOString();
  const { error } = await service().from('user_prompts').update({ deleted_at }).eq('id', id);
  if (error) throw error;
}

describe('a deleted prompt', () => {
  test('is in no list and under no address, for its owner either, and comes back private with all that was its own', async () => {
    const who = await person();
    const word = unique('word');
    const { id } = await prompt(who, { title: `About ${word}`, category: word }, 'public');
    await who.client
      .from('user_prompts')
      .update({ title: `On ${word}` })
      .eq('id', id);
    await who.client.rpc('record_prompt_use', { prompt: id });
    const { data: holds } = await who.client.from('collections').insert({ title: 'C', slug: unique() }).select('id').single();
    const collection_id = holds?.id ?? '';
    for (const prompt_id of ['first', id, 'last']) await who.client.from('collection_items').insert({ collection_id, prompt_id });

    const seen = async ({ client } = who) => ({
      row: (await client.from('user_prompts').select('id').eq('id', id)).data?.length,
      count: (await client.from('user_prompts').select('id', { count: 'exact', head: true }).eq('user_id', who.id)).count,
      found: (await client.rpc('search_own_prompts', { query: word })).data?.[0]?.total,
      titles: (await client.rpc('search_own_titles', { query: word })).data?.length,
      categories: (await client.rpc('own_prompt_categories')).data?.length,
      versions: (await client.from('user_prompt_versions').select('id').eq('prompt_id', id)).data?.length,
      uses: (await client.from('user_prompt_uses').select('prompt_id').eq('prompt_id', id)).data?.length,
      items: (await client.from('collection_items').select('prompt_id').order('position')).data?.map(({ prompt_id }) => prompt_id),
      counted: (await client.from('collections').select('items:collection_items(count)').eq('id', collection_id)).data?.[0]?.items[0]
        ?.count,
    });
    const everything = {
      row: 1,
      count: 1,
      found: 1,
      titles: 1,
      categories: 1,
      versions: 1,
      uses: 1,
      items: ['first', id, 'last'],
      counted: 3,
    };
    const nothing = { row: 0, count: 0, found: 0, titles: 0, categories: 0, versions: 0, uses: 0, items: ['first', 'last'], counted: 2 };
    expect(await seen()).toEqual(everything);
    await remove(who, [id]);
    expect(await seen()).toEqual(nothing);
    expect((await anonymous().from('user_prompts').select('id').eq('id', id)).data).toEqual([]);
    expect(await deleted(who)).toEqual([{ id, title: `On ${word}`, category: word, deleted_at: expect.any(String) }]);

    const change = { title: 'Changed', is_public: true };
    expect((await who.client.from('user_prompts').update(change).eq('user_id', who.id).select('id')).data).toEqual([]);
    expect((await who.client.from('user_prompts').update(change).eq('id', id)).error).toBeNull();
    await who.client.rpc('record_prompt_use', { prompt: id });

    expect(await restore(who, id)).toBe(true);
    expect(await seen()).toEqual(everything);
    expect((await who.client.from('user_prompts').select('title, is_public').eq('id', id).single()).data).toEqual({
      title: `On ${word}`,
      is_public: false,
    });
    expect(await restore(who, id)).toBe(false);
    expect(await deleted(who)).toEqual([]);
  });

  test('counts in what an account may have, in prompts and in text, until it is gone for good', async () => {
    const who = await person();
    const rows = (count: number, content = 'C') => Array.from({ length: count }, () => ({ title: 'T', content }));
    const insert = async (count: number, content?: string) => (await who.client.from('user_prompts').insert(rows(count, content))).error;
    for (let written = 0; written < QUOTAS.prompts; written += 250) expect(await insert(250)).toBeNull();
    const { data } = await who.client.rpc('search_own_prompts', { page_size: 2 }).single();
    await remove(who, data?.ids ?? []);
    expect(await insert(1)).toMatchObject({ code: 'PT403', details: 'prompts' });
    expect(await removeForGood(who, data?.ids[0])).toBe(1);
    expect(await insert(2)).toMatchObject({ code: 'PT403', details: 'prompts' });
    expect(await insert(1)).toBeNull();

    const other = await person();
    const long = 'é'.repeat(100_000);
    const write = async (count: number) => (await other.client.from('user_prompts').insert(rows(count, long)).select('id')).error;
    for (let written = 0; written < QUOTAS.textBytes / 200_000; written += 10) expect(await write(10)).toBeNull();
    const { data: all } = await other.client.rpc('search_own_prompts', { page_size: 1 }).single();
    await remove(other, all?.ids ?? []);
    expect(await write(1)).toMatchObject({ code: 'PT403', details: 'text' });
    expect(await removeForGood(other)).toBe(1);
    expect(await write(1)).toBeNull();
  });

  test('goes by itself after 30 days, with the next look or the next deletion, and cannot be restored before that either', async () => {
    const who = await person();
    const [kept, old, older] = [await prompt(who), await prompt(who), await prompt(who)].map(({ id }) => id);
    if (!kept || !old || !older) throw new Error('unreachable');
    await remove(who, [kept, old]);
    await age(kept, 29);
    await age(old, 31);
    const stored = async () => (await service().from('user_prompts').select('id').eq('user_id', who.id)).data?.map(({ id }) => id).sort();
    expect(await restore(who, old)).toBe(false);
    expect(await stored()).toHaveLength(3);
    expect((await deleted(who)).map(({ id }) => id)).toEqual([kept]);
    expect(await stored()).toEqual([kept, older].sort());
    await age(kept, 31);
    await remove(who, [older]);
    expect(await stored()).toEqual([older]);
  });

  test('is gone for good alone or with all others, and with it what its owner has of it elsewhere', async () => {
    const [who, reader] = [await person(), await person()];
    const [first, second, third] = [await prompt(who, {}, 'public'), await prompt(who), await prompt(who)].map(({ id }) => id);
    if (!first || !second || !third) throw new Error('unreachable');
    for (const { client } of [who, reader]) {
      await client.from('saved_prompts').insert({ prompt_id: first });
      const { data } = await client.from('collections').insert({ title: 'C', slug: unique() }).select('id').single();
      await client.from('collection_items').insert({ collection_id: data?.id ?? '', prompt_id: first });
    }
    const elsewhere = async ({ client }: Person) => [
      (await client.from('saved_prompts').select('prompt_id')).data?.length,
      (await client.from('collection_items').select('prompt_id')).data?.length,
    ];
    expect(await removeForGood(who, first)).toBe(0);
    await remove(who, [first, second]);
    expect(await removeForGood(who, first)).toBe(1);
    expect(await elsewhere(who)).toEqual([0, 0]);
    expect(await elsewhere(reader)).toEqual([1, 1]);
    expect((await deleted(who)).map(({ id }) => id)).toEqual([second]);
    expect(await removeForGood(who)).toBe(1);
    expect(await deleted(who)).toEqual([]);
    expect((await who.client.from('user_prompts').select('id').eq('user_id', who.id)).data).toEqual([{ id: third }]);
  });

  test('stays with all others that were deleted after the last one that somebody was asked about', async () => {
    const who = await person();
    const [first, second, later] = [await prompt(who), await prompt(who), await prompt(who)].map(({ id }) => id);
    if (!first || !second || !later) throw new Error('unreachable');
    await remove(who, [first, second]);
    const until = (await deleted(who))[0]?.deleted_at ?? '';
    await remove(who, [later]);
    expect((await who.client.rpc('remove_deleted', { until })).data).toBe(2);
    expect((await deleted(who)).map(({ id }) => id)).toEqual([later]);
    expect((await who.client.rpc('remove_deleted', { until })).data).toBe(0);
  });

  test('lets its original be copied once more', async () => {
    const who = await person();
    const copy = { title: 'T', content: 'C', source_id: unique('s-'), source_title: 'T' };
    const insert = () => who.client.from('user_prompts').insert(copy).select('id').single();
    const { data } = await insert();
    const id = data?.id ?? '';
    expect((await insert()).error?.code).toBe('23505');
    await remove(who, [id]);
    expect((await insert()).error).toBeNull();
    expect(await restore(who, id)).toBe(true);
  });

  test('is nobody else’s to see, restore or remove', async () => {
    const [who, stranger] = [await person(), await person()];
    const { id } = await prompt(who, {}, 'public');
    await remove(who, [id]);
    expect(await deleted(stranger)).toEqual([]);
    expect(await restore(stranger, id)).toBe(false);
    expect(await removeForGood(stranger, id)).toBe(0);
    expect(await removeForGood(stranger)).toBe(0);
    for (const call of ['deleted_prompts', 'remove_deleted'] as const)
      expect((await anonymous().rpc(call)).error?.code, call).toBe('42501');
    expect((await anonymous().rpc('restore_prompt', { prompt: id })).error?.code).toBe('42501');
    expect((await deleted(who)).map((one) => one.id)).toEqual([id]);
    expect(await restore(who, randomUUID())).toBe(false);
  });

  test('is never public, whoever writes it', async () => {
    const { id } = await prompt(await person(), {}, 'public');
    const { error } = await service().from('user_prompts').update({ deleted_at: new Date().toISOString() }).eq('id', id);
    expect(error?.message).toContain('user_prompts_deleted_private');
  });
});
