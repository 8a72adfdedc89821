import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { IMPORT } from '../../lib/account-limits';
import { LIMITS, QUOTAS } from '../../lib/limits';
import type { Json } from '../../lib/supabase/database.types';
import { type Person, person, prompt, service, unique } from './support/people';

interface Row {
  title: string;
  content: string;
  category?: string | null;
  problem?: string | null;
  original?: string;
  as_is?: boolean;
}

/** Brings prompts, which are not taken yet. */
async function bring({ client }: Person, rows: Row[], about: Json = {}): Promise<string> {
  const { data, error } = await client.from('imports').insert({ about }).select('id').single();
  if (error) throw error;
  for (let from = 0; from < rows.length; from += 200) {
    const some = rows.slice(from, from + 200).map((row, at) => ({ ...row, import_id: data.id, place: from + at }));
    const added = await client.from('imported_prompts').insert(some);
    if (added.error) throw added.error;
  }
  return data.id;
}

type Choices = {
  skipped?: number[];
  replaced?: number[];
  doubles?: number[];
  double_ids?: string[];
  collection_of_all?: string;
  slug_of_all?: string;
};

const request = ({ client }: Person, id: string, choices: Choices = {}) =>
  client.rpc('import_prompts', { import: id, ...choices }).maybeSingle();

async function take(who: Person, id: string, choices: Choices = {}) {
  const { data, error } = await request(who, id, choices);
  if (error) throw error;
  return data;
}

async function own({ client, id }: Person) {
  const { data, error } = await client
    .from('user_prompts')
    .select('id, title, category, content, is_public')
    .eq('user_id', id)
    .order('created_at', { ascending: false })
    .order('id');
  if (error) throw error;
  return data;
}

const titles = async (who: Person) => (await own(who)).map(({ title }) => title);
const some = (count: number, text = 'Write [WHAT].') =>
  Array.from({ length: count }, (_, at) => ({ title: `Prompt ${at}`, content: `${text} ${at}` }));

const undo = ({ client }: Person, change: string | null | undefined) => client.rpc('undo_change', { change: change ?? '' }).maybeSingle();

describe('Undo of an import', () => {
  /** Imports a prompt in place of one's own. */
  async function replace(who: Person, id: string, content: string, title = 'Brought') {
    const taken = await take(who, await bring(who, [{ title, content }]), { replaced: [0], doubles: [0], double_ids: [id] });
    return taken?.change_id;
  }

  test('leaves room in collections and among pins for the same import again', async () => {
    const who = await person();
    const { data: empty } = await who.client.from('collections').insert({ title: 'Empty', slug: 'empty' }).select('id').single();
    const ofAll = { collection_of_all: 'Empty', slug_of_all: 'empty' };
    const pinned = Array.from({ length: 30 }, (_, at) => at);
    for (const time of ['first', 'second']) {
      const taken = await take(who, await bring(who, some(300), { pinned }), ofAll);
      const { count } = await who.client.from('pinned_prompts').select('prompt_id', { count: 'exact', head: true });
      expect(count, time).toBe(30);
      expect((await undo(who, taken?.change_id)).error, time).toBeNull();
    }
    const items = await service()
      .from('collection_items')
      .select('prompt_id')
      .eq('collection_id', empty?.id ?? '');
    expect(items.data).toEqual([]);
  });

  test('keeps what was written since in place of what it brings back as a version', async () => {
    const who = await person();
    const mine = await prompt(who, { title: 'Mine', content: 'As it was, [A].' });
    const change = await replace(who, mine.id, 'As it was brought.');
    const edit = { title: 'Edited', content: 'As it was edited since.' };
    expect((await who.client.from('user_prompts').update(edit).eq('id', mine.id)).error).toBeNull();
    expect((await undo(who, change)).data).toMatchObject({ prompts: 1 });
    expect(await own(who)).toMatchObject([{ title: 'Mine', content: 'As it was, [A].' }]);
    const versions = await who.client.from('user_prompt_versions').select('title, content').eq('prompt_id', mine.id).order('replaced_at');
    expect(versions.data?.at(-1)).toEqual(edit);
  });

  test('makes private again what was published since with another text', async () => {
    const who = await person();
    const [secret, open] = [await prompt(who, { content: 'My own secret text.' }), await prompt(who, { title: 'B' }, 'public')];
    const changes = [await replace(who, secret.id, 'What all may see.', 'A'), await replace(who, open.id, 'What all may see, too.', 'B')];
    await who.client.from('user_prompts').update({ is_public: true }).eq('id', secret.id);
    for (const change of changes) await undo(who, change);
    const visible = new Map((await own(who)).map((row) => [row.id, row.is_public]));
    expect([visible.get(secret.id), visible.get(open.id)]).toEqual([false, true]);
  });

  test('removes the collections that it made, but not those that were renamed or added to since', async () => {
    const who = await person();
    const collections = ['As it was', 'Published', 'Renamed', 'Added to'].map((title, at) => ({ title, slug: `c-${at}`, prompts: [0] }));
    const taken = await take(who, await bring(who, some(1), { collections }));
    const [, published = '', renamed = '', added = ''] = taken?.collection_ids ?? [];
    await who.client.from('collections').update({ is_public: true }).eq('id', published);
    await who.client.from('collections').update({ title: 'New name' }).eq('id', renamed);
    await who.client.from('collection_items').insert({ collection_id: added, prompt_id: 'a-slug' });
    expect((await undo(who, taken?.change_id)).data).toMatchObject({ deleted_collections: [published] });
    const left = await who.client.from('collections').select('title, collection_items (prompt_id)').eq('user_id', who.id).order('slug');
    expect(left.data).toEqual([
      { title: 'New name', collection_items: [] },
      { title: 'Added to', collection_items: [{ prompt_id: 'a-slug' }] },
    ]);
  });

  test('brings back no more than an account may have, and no more at once than may be replaced', async () => {
    const who = await person();
    const long = 'w'.repeat(LIMITS.content.hardMax);
    const ids: string[] = [];
    for (let at = 0; at < 11; at++) ids.push((await prompt(who, { title: `P ${at}`, content: long })).id);
    const rows = ids.map((_, at) => ({ title: `P ${at}`, content: 'Something short.' }));
    const places = ids.map((_, at) => at);
    const tooMuch = await request(who, await bring(who, rows), { replaced: places, doubles: places, double_ids: ids });
    expect(tooMuch.error).toMatchObject({ code: '22023', message: expect.stringContaining('1 MB') });
    const first = places.slice(0, 1);
    const taken = await take(who, await bring(who, rows.slice(0, 1)), { replaced: first, doubles: first, double_ids: ids.slice(0, 1) });
    await prompt(who, { title: 'One more' });
    const filled = Array.from({ length: 189 }, (_, at) => ({ user_id: who.id, title: `F ${at}`, content: long }));
    for (let from = 0; from < filled.length; from += 10)
      expect(
        (
          await service()
            .from('user_prompts')
            .insert(filled.slice(from, from + 10))
        ).error,
      ).toBeNull();
    expect((await undo(who, taken?.change_id)).error).toMatchObject({ code: 'PT403', details: 'text' });
    await service().from('user_prompts').delete().eq('user_id', who.id).like('title', 'F 1%');
    expect((await undo(who, taken?.change_id)).error).toBeNull();
  });
});

describe('an import', () => {
  test('makes private prompts of what was brought, the first one on top, once, and can be undone', async () => {
    const who = await person();
    await prompt(who, { title: 'Old' });
    const id = await bring(who, [
      { title: 'One', content: 'Say [A].', category: 'Work' },
      { title: 'Two', content: 'Say [B].' },
      { title: 'Broken', content: '', problem: 'Content is required' },
      { title: 'Three', content: 'Say [C].' },
    ]);
    expect(await titles(who)).toEqual(['Old']);
    const taken = await take(who, id);
    expect(taken).toMatchObject({ prompts: 3, replaced_ids: [], collection_ids: [] });
    expect(await titles(who)).toEqual(['One', 'Two', 'Three', 'Old']);
    expect((await own(who))[0]).toMatchObject({ category: 'Work', content: 'Say [A].', is_public: false });
    expect(await take(who, id)).toBeNull();
    const undone = await who.client.rpc('undo_change', { change: taken?.change_id ?? '' }).maybeSingle();
    expect(undone.data).toMatchObject({ prompts: 3 });
    expect(await titles(who)).toEqual(['Old']);
    expect((await who.client.rpc('deleted_prompts')).data).toHaveLength(3);
  });

  test('leaves out what is skipped, and puts what is replaced in its place, which has a version and can be undone', async () => {
    const who = await person();
    const kept = await prompt(who, { title: 'Kept', content: 'As it was, [A].' });
    const old = await prompt(who, { title: 'Weekly plan', content: 'The old text of it.', category: 'Home' }, 'public');
    const id = await bring(who, [
      { title: 'Kept', content: 'As it was, [A].' },
      { title: 'weekly PLAN', content: 'The new text of it.' },
      { title: 'New', content: 'Something new.' },
    ]);
    const { data: doubles } = await who.client.rpc('import_doubles', { import: id });
    expect(doubles).toEqual([
      { place: 0, prompt_id: kept.id, title: 'Kept', is_public: false, same: true, bytes: 15 },
      { place: 1, prompt_id: old.id, title: 'Weekly plan', is_public: true, same: false, bytes: 19 },
    ]);
    const before = await own(who);
    const taken = await take(who, id, { skipped: [0], replaced: [1], doubles: [0, 1], double_ids: [kept.id, old.id] });
    expect(taken).toMatchObject({ prompts: 2, replaced_ids: [old.id] });
    expect(await own(who)).toMatchObject([
      { title: 'New' },
      { id: old.id, title: 'weekly PLAN', content: 'The new text of it.', category: 'Home', is_public: true },
      { id: kept.id },
    ]);
    const versions = await who.client.from('user_prompt_versions').select('content').eq('prompt_id', old.id);
    expect(versions.data).toEqual([{ content: 'The old text of it.' }]);
    await who.client.rpc('undo_change', { change: taken?.change_id ?? '' });
    expect(await own(who)).toEqual(before);
  });

  test('brings collections and what was saved, with doubles in their places', async () => {
    const who = await person();
    const mine = await prompt(who, { title: 'Mine' });
    await who.client.from('collections').insert({ title: 'Client A', slug: 'client-a' });
    const slug = unique('p-');
    const about = {
      collections: [
        { title: 'client a', slug: 'client-a-2', description: null, prompts: [1, slug, 0, 1] },
        { title: 'New one', slug: 'new-one', description: 'For later', prompts: [0] },
      ],
      saved: [slug, 'another-one'],
    };
    const id = await bring(who, [{ title: 'Mine', content: 'Some content [NAME]' }, ...some(1)], about);
    const taken = await take(who, id, { skipped: [0], doubles: [0], double_ids: [mine.id] });
    const [added] = await own(who);
    const { data: collections } = await who.client
      .from('collections')
      .select('id, title, description')
      .eq('user_id', who.id)
      .order('created_at');
    expect(collections).toMatchObject([{ title: 'Client A' }, { title: 'New one', description: 'For later' }]);
    const items = async (at: number) => {
      const { data } = await who.client
        .from('collection_items')
        .select('prompt_id')
        .eq('collection_id', collections?.[at]?.id ?? '')
        .order('position');
      return data?.map(({ prompt_id }) => prompt_id);
    };
    expect(await items(0)).toEqual([added?.id, slug, mine.id]);
    expect(await items(1)).toEqual([mine.id]);
    const saved = await who.client.from('saved_prompts').select('prompt_id').order('created_at', { ascending: false });
    expect(saved.data?.map(({ prompt_id }) => prompt_id)).toEqual([slug, 'another-one']);
    await who.client.rpc('undo_change', { change: taken?.change_id ?? '' });
    expect((await who.client.from('collections').select('title').eq('user_id', who.id)).data).toEqual([{ title: 'Client A' }]);
  });

  test('pins what was pinned, in its order, on top of one’s own pins, and no more than an account may have', async () => {
    const who = await person();
    const mine = await prompt(who, { title: 'Mine' });
    for (const prompt_id of ['my-first', 'my-last', mine.id]) await who.client.from('pinned_prompts').insert({ prompt_id });
    const pins = async () =>
      (await who.client.from('pinned_prompts').select('prompt_id').order('created_at', { ascending: false })).data?.map(
        ({ prompt_id }) => prompt_id,
      );
    const rows = [{ title: 'Mine', content: 'Some content [NAME]' }, ...some(3)];
    // The first is a double that is skipped, the second comes anew; 9 is no row.
    const id = await bring(who, rows, { pinned: [2, 'a-slug', 0, 9, 'my-last', 2, 1] });
    await take(who, id, { skipped: [0], doubles: [0], double_ids: [mine.id] });
    const places = new Map((await own(who)).map((row) => [row.title, row.id]));
    expect(await pins()).toEqual([places.get('Prompt 1'), 'a-slug', places.get('Prompt 0'), mine.id, 'my-last', 'my-first']);

    const many = Array.from({ length: QUOTAS.pinnedPrompts }, (_, at) => `slug-${at}`);
    expect(await take(who, await bring(who, [], { pinned: many }))).toMatchObject({ prompts: 0 });
    const full = await pins();
    expect(full?.slice(0, QUOTAS.pinnedPrompts - 6)).toEqual(many.slice(0, QUOTAS.pinnedPrompts - 6));
    expect(full).toHaveLength(QUOTAS.pinnedPrompts);
    expect(await take(who, await bring(who, [], { pinned: many }))).toMatchObject({ prompts: 0 });
    expect(await pins()).toEqual(full);
  });

  test.each<[string, Row[], Choices, object]>([
    [
      'a row that the table refuses',
      [...some(3), { title: 'Four', content: 'x', category: '\u0007' }],
      {},
      { message: expect.stringContaining('user_prompts_category_characters') },
    ],
    [
      'a text with too many choices',
      [...some(3), { title: 'Four', content: `[A|${Array(20).join('x|1')}]${'[A]'.repeat(1001)}` }],
      {},
      { code: '22023' },
    ],
    ['a replaced prompt that is too short', some(3).concat({ title: 'Four', content: 'Short' }), { replaced: [3] }, {}],
    ['a replaced prompt that is not there', some(4), { replaced: [1], doubles: [1], double_ids: [randomUUID()] }, { code: 'PT412' }],
  ])('with %s changes nothing', async (name, rows, choices, error) => {
    const who = await person();
    const mine = await prompt(who);
    const before = await own(who);
    const id = await bring(who, rows, { collections: [{ title: 'C', slug: 'c', description: null, prompts: [0] }], saved: ['one'] });
    const short = name.includes('short') ? { doubles: [3], double_ids: [mine.id] } : {};
    const answer = await request(who, id, { ...choices, ...short });
    expect(answer.error).not.toBeNull();
    expect(answer.error).toMatchObject(error);
    expect(await own(who)).toEqual(before);
    expect((await who.client.from('collections').select('id').eq('user_id', who.id)).data).toEqual([]);
    expect((await who.client.from('saved_prompts').select('prompt_id')).data).toEqual([]);
    // It is still there, to be taken otherwise.
    expect((await who.client.from('imports').select('id')).data).toEqual([{ id }]);
  });

  test('stops at the quota of prompts, and then none of it is there', async () => {
    const who = await person();
    await prompt(who, { title: 'The last of a thousand and one' });
    const id = await bring(who, some(QUOTAS.prompts));
    expect((await request(who, id)).error).toMatchObject({ code: 'PT403', details: 'prompts' });
    expect(await titles(who)).toEqual(['The last of a thousand and one']);
    expect(await take(who, id, { skipped: [5] })).toMatchObject({ prompts: QUOTAS.prompts - 1 });
    expect((await own(who)).map(({ title }) => title).slice(0, 7)).toEqual([
      ...['Prompt 0', 'Prompt 1', 'Prompt 2', 'Prompt 3', 'Prompt 4', 'Prompt 6', 'Prompt 7'],
    ]);
  });

  test('is nobody else’s business, and touches nothing of theirs', async () => {
    const [who, other] = [await person(), await person()];
    const theirs = await prompt(other, { title: 'Theirs' }, 'public');
    const id = await bring(who, some(2));
    for (const table of ['imports', 'imported_prompts', 'import_sources'] as const)
      expect((await other.client.from(table).select()).data).toEqual([]);
    expect(await take(other, id)).toBeNull();
    expect(
      (await other.client.from('imported_prompts').insert({ import_id: id, place: 7, title: 'T', content: 'C' })).error,
    ).not.toBeNull();
    expect((await other.client.from('imports').delete().eq('id', id).select()).data).toEqual([]);
    // A double that is somebody else's prompt is none.
    expect((await who.client.rpc('import_doubles', { import: id })).data).toEqual([]);
    expect((await request(who, id, { replaced: [0], doubles: [0], double_ids: [theirs.id] })).error).toMatchObject({ code: 'PT412' });
    expect(await own(other)).toMatchObject([{ title: 'Theirs', content: 'Some content [NAME]' }]);
    expect(await take(who, id)).toMatchObject({ prompts: 2 });
  });

  test('keeps what is chosen for a prompt, and its text as it was in its file, which takes the place of the other and gives it back', async () => {
    const who = await person();
    const id = await bring(who, [
      { title: 'One', content: 'Say [A].', original: 'Say {{a}}.', as_is: false },
      { title: 'Two', content: 'Say [B].' },
    ]);
    const rows = async () =>
      (
        await who.client
          .from('imported_prompts')
          .select('content, original, as_is, choice, preview, content_bytes')
          .eq('import_id', id)
          .order('place')
      ).data;
    const change = async (place: number, changed: { as_is: boolean } | { choice: string }) =>
      (await who.client.from('imported_prompts').update(changed).eq('import_id', id).eq('place', place)).error;
    expect(await change(0, { as_is: true })).toBeNull();
    expect(await change(0, { as_is: true })).toBeNull();
    expect(await change(0, { choice: 'skip' })).toBeNull();
    expect(await rows()).toMatchObject([
      { content: 'Say {{a}}.', original: 'Say [A].', as_is: true, choice: 'skip', preview: 'Say {{a}}.', content_bytes: 10 },
      { content: 'Say [B].', original: null, as_is: null, choice: null },
    ]);
    // Where there is nothing else to keep, nothing changes.
    expect(await change(1, { as_is: true })).not.toBeNull();
    expect(await change(1, { choice: 'other' })).not.toBeNull();
    expect(await take(who, id)).toMatchObject({ prompts: 2 });
    expect((await own(who)).map(({ content }) => content)).toEqual(['Say {{a}}.', 'Say [B].']);
    const again = await bring(who, [{ title: 'One', content: 'Say [A].', original: 'Say {{a}}.', as_is: false }]);
    for (const as_is of [true, false]) await who.client.from('imported_prompts').update({ as_is }).eq('import_id', again);
    await take(who, again);
    expect((await own(who))[0]?.content).toBe('Say [A].');
  });

  test('puts all that is taken into a collection for the whole, new or one’s own', async () => {
    const who = await person();
    const mine = await prompt(who, { title: 'Mine' });
    const held = async () =>
      (
        await who.client
          .from('collections')
          .select('title, collection_items (prompt_id, position)')
          .eq('user_id', who.id)
          .order('created_at')
      ).data?.map(({ title, collection_items }) => [
        title,
        collection_items.toSorted((a, b) => a.position - b.position).map(({ prompt_id }) => prompt_id),
      ]);
    const ofAll = { collection_of_all: 'From elsewhere', slug_of_all: 'from-elsewhere' };
    const rows = [{ title: 'Mine', content: 'Some content [NAME]' }, ...some(2)];
    await take(who, await bring(who, rows), { skipped: [0], doubles: [0], double_ids: [mine.id], ...ofAll });
    const ids = new Map((await own(who)).map((row) => [row.title, row.id]));
    const both = [ids.get('Prompt 0'), ids.get('Prompt 1')];
    expect(await held()).toEqual([['From elsewhere', both]]);
    await take(who, await bring(who, [rows[0] ?? { title: '', content: '' }]), {
      replaced: [0],
      doubles: [0],
      double_ids: [mine.id],
      collection_of_all: 'FROM elsewhere',
      slug_of_all: 'other',
    });
    expect(await held()).toEqual([['From elsewhere', [...both, mine.id]]]);
  });

  test('gives each new collection a slug of its own, also if titles are written alike', async () => {
    const who = await person();
    const long = `${'x'.repeat(55)}-yyyy`;
    await who.client.from('collections').insert([
      { title: 'Made meanwhile', slug: 'cafe' },
      { title: 'Long', slug: long },
    ]);
    const about = {
      collections: [
        { title: 'Café', slug: 'cafe', description: 'Of the file', prompts: [0] },
        { title: 'Longer', slug: long, description: null, prompts: [0] },
      ],
    };
    await take(who, await bring(who, some(1), about), { collection_of_all: 'Cafe', slug_of_all: 'cafe' });
    const { data } = await who.client.from('collections').select('title, slug').eq('user_id', who.id).order('created_at');
    expect(data?.slice(2)).toEqual([
      { title: 'Café', slug: 'cafe-2' },
      { title: 'Longer', slug: `${'x'.repeat(55)}-2` },
      { title: 'Cafe', slug: 'cafe-3' },
    ]);
  });

  test('keeps its files packed, in parts, and no more than may be sent', async () => {
    const who = await person();
    const id = await bring(who, some(1));
    const store = async (part: number, length: number) =>
      (await who.client.from('import_sources').insert({ import_id: id, part, data: 'x'.repeat(length) })).error;
    for (let part = 0; part < IMPORT.sourceParts; part++) expect(await store(part, part === 0 ? IMPORT.sourcePart : 1)).toBeNull();
    expect((await store(IMPORT.sourceParts, 1))?.message).toContain('import_sources_part_range');
    expect((await service().from('import_sources').delete().eq('import_id', id).eq('part', 1)).error).toBeNull();
    expect((await store(1, 1_000_001))?.message).toContain('import_sources_data_length');
    await who.client.from('imports').delete().eq('id', id);
    expect((await service().from('import_sources').select('part').eq('import_id', id)).data).toEqual([]);
  });

  test('ends after an hour, and an account keeps three', async () => {
    const who = await person();
    const ids: string[] = [];
    for (let at = 0; at <= IMPORT.kept; at++) ids.push(await bring(who, some(1)));
    const left = await who.client.from('imports').select('id').order('created_at');
    expect(left.data?.map(({ id }) => id)).toEqual(ids.slice(1));
    const last = ids.at(-1) ?? '';
    const tooMany = await who.client.from('imported_prompts').insert({ import_id: last, place: IMPORT.prompts, title: 'T', content: 'C' });
    expect(tooMany.error?.message).toContain('imported_prompts_place_range');
    await service()
      .from('imports')
      .update({ created_at: new Date(Date.now() - IMPORT.hours * 3_600_000 - 60_000).toISOString() })
      .eq('id', last);
    expect(await take(who, last)).toBeNull();
    await bring(await person(), some(1));
    expect((await service().from('imports').select('id').eq('id', last)).data).toEqual([]);
    expect((await service().from('imported_prompts').select('place').eq('import_id', last)).data).toEqual([]);
  });
});
