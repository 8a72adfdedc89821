import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveAfter } from '../../lib/collections/order';
import { QUOTAS } from '../../lib/limits';
import { anonymous, type Client, type Person, person, prompt, remove, unique } from './support/people';

type Who = 'anonymous' | 'stranger' | 'owner';
const everybody: Who[] = ['anonymous', 'stranger', 'owner'];

let owner: Person;
let stranger: Person;
let clients: Record<Who, Client>;
/** Two collections of the owner's, both with a library prompt and with public and private prompts of the owner's and of the stranger's. */
const ids = { public: '', private: '' };
const prompts = {
  library: 'a-library-prompt',
  ownPublic: '',
  ownPrivate: '',
  foreignPublic: '',
  foreignPrivate: '',
  deleted: randomUUID(),
};

async function collection({ client }: Person, fields: { title?: string; slug?: string; description?: string } = {}) {
  const { data, error } = await client
    .from('collections')
    .insert({ title: 'T', slug: unique('s'), ...fields })
    .select()
    .single();
  if (error) throw error;
  return data;
}

async function put({ client }: Person, collection_id: string, ...promptIds: string[]) {
  for (const prompt_id of promptIds) {
    const { error } = await client.from('collection_items').insert({ collection_id, prompt_id });
    if (error) throw error;
  }
}

async function inOrder({ client }: Person, id: string): Promise<string[]> {
  const { data } = await client.from('collection_items').select().eq('collection_id', id).order('position').order('prompt_id');
  return (data ?? []).map(({ prompt_id }) => prompt_id);
}

beforeAll(async () => {
  [owner, stranger] = await Promise.all([person(), person()]);
  clients = { anonymous: anonymous(), stranger: stranger.client, owner: owner.client };
  prompts.ownPrivate = (await prompt(owner, { title: 'Secret' })).id;
  prompts.ownPublic = (await prompt(owner, {}, 'public')).id;
  prompts.foreignPrivate = (await prompt(stranger, { title: 'Secret' })).id;
  prompts.foreignPublic = (await prompt(stranger, {}, 'public')).id;
  for (const name of ['public', 'private'] as const) {
    ids[name] = (await collection(owner)).id;
    await put(owner, ids[name], ...Object.values(prompts));
  }
  await owner.client.from('collections').update({ is_public: true }).eq('id', ids.public);
});

describe('a public collection', () => {
  let id = '';
  const seen = async (who: Who) => (await clients[who].rpc('collection_prompts', { collection: id })).data;

  beforeEach(async () => {
    id = (await collection(owner)).id;
    await put(owner, id, prompts.ownPublic, prompts.ownPrivate, prompts.library, prompts.foreignPrivate, prompts.foreignPublic);
    await owner.client.from('collections').update({ is_public: true }).eq('id', id);
  });

  test.each(everybody)('shows %s its library prompts and those that are public, in order', async (who) => {
    expect(await seen(who)).toEqual([prompts.ownPublic, prompts.library, prompts.foreignPublic]);
  });

  test('shows a prompt no longer once it is private again or deleted, whoever wrote it and whoever asks', async () => {
    const own = (await prompt(owner, {}, 'public')).id;
    const foreign = (await prompt(stranger, {}, 'public')).id;
    await put(owner, id, own, foreign);
    for (const who of everybody) expect(await seen(who)).toEqual(expect.arrayContaining([own, foreign]));
    await owner.client.from('user_prompts').update({ is_public: false }).eq('id', own);
    await remove(stranger, [foreign]);
    for (const who of everybody) expect(await seen(who)).toEqual([prompts.ownPublic, prompts.library, prompts.foreignPublic]);
    // The owner still sees that something was there.
    expect(await inOrder(owner, id)).toEqual(expect.arrayContaining([own, foreign]));
  });

  test('shows nothing once it is private again or deleted', async () => {
    await owner.client.from('collections').update({ is_public: false }).eq('id', id);
    for (const who of everybody) expect(await seen(who)).toEqual([]);
    await owner.client.from('collections').update({ is_public: true }).eq('id', id);
    await owner.client.from('collections').delete().eq('id', id);
    for (const who of everybody) expect(await seen(who)).toEqual([]);
    const { count } = await owner.client
      .from('collection_items')
      .select('prompt_id', { count: 'exact', head: true })
      .eq('collection_id', id);
    expect(count).toBe(0);
  });

  test('is counted by what everybody sees in it, whoever asks; a private one is not counted', async () => {
    const secret = (await collection(owner)).id;
    await put(owner, secret, prompts.library, prompts.ownPublic);
    for (const who of everybody) {
      const count = (library: string[]) =>
        clients[who].rpc('count_collection_prompts', { collections: [id, secret, randomUUID()], library });
      expect((await count([prompts.library])).data, who).toEqual([{ id, prompts: 3 }]);
      // What the library no longer has is not counted.
      expect((await count([])).data, who).toEqual([{ id, prompts: 2 }]);
      // Nor does a list of ids tell which private prompts are in it.
      const { ownPrivate, foreignPrivate, deleted } = prompts;
      expect((await count([ownPrivate, foreignPrivate, deleted])).data, who).toEqual([{ id, prompts: 2 }]);
    }
  });

  test('is listed for search engines only while everybody sees something in it', async () => {
    const listed = async () => (await clients.anonymous.rpc('newest_collections', { at_most: 1000 })).data ?? [];
    const own = await collection(owner);
    const isListed = async () => (await listed()).some(({ slug }) => slug === own.slug);
    await put(owner, own.id, prompts.ownPrivate, prompts.foreignPrivate, prompts.deleted);
    await owner.client.from('collections').update({ is_public: true }).eq('id', own.id);
    expect(await isListed()).toBe(false);
    await put(owner, own.id, prompts.foreignPublic);
    expect(await isListed()).toBe(true);
    await owner.client.from('collections').update({ is_public: false }).eq('id', own.id);
    expect(await isListed()).toBe(false);
  });

  test('tells its title, description and owner, and nothing of what is in it', async () => {
    const { data } = await clients.anonymous.from('collections').select().eq('id', id).single();
    expect(Object.keys(data ?? {}).sort()).toEqual(
      ['created_at', 'creation_key', 'description', 'hidden_at', 'id', 'is_public', 'slug', 'title', 'updated_at', 'user_id'].sort(),
    );
    const before = data?.updated_at;
    await put(owner, id, unique('p-'));
    const { data: after } = await clients.anonymous.from('collections').select('updated_at').eq('id', id).single();
    expect(after?.updated_at).toBe(before);
  });
});

describe("what is in somebody else's collection", () => {
  test('is not counted by embedding', async () => {
    const count = async (who: Who) => {
      const { data, error } = await clients[who].from('collections').select('items:collection_items(count)').eq('id', ids.public);
      return error?.code ?? data?.[0]?.items[0]?.count;
    };
    expect([await count('anonymous'), await count('stranger'), await count('owner')]).toEqual(['42501', 0, 6]);
  });

  test.each(['private', 'public'] as const)('is not told by the answer to adding it, when it is %s', async (visibility) => {
    const add = async (collection_id: string, prompt_id: string, user_id = stranger.id) =>
      (await stranger.client.from('collection_items').insert({ collection_id, prompt_id, user_id })).error;
    const absent = await add(ids[visibility], unique('p-'));
    expect(absent?.code).toBe('42501');
    for (const present of Object.values(prompts)) {
      expect(await add(ids[visibility], present)).toEqual(absent);
      expect(await add(ids[visibility], present, owner.id)).toEqual(absent);
    }
    // Nor whether there is such a collection.
    expect(await add(randomUUID(), prompts.library)).toEqual(absent);
    const upsert = { collection_id: ids[visibility], user_id: stranger.id };
    const many = [prompts.library, unique('p-')].map((prompt_id) =>
      stranger.client.from('collection_items').upsert({ ...upsert, prompt_id }, { ignoreDuplicates: true }),
    );
    for (const { error } of await Promise.all(many)) expect(error?.code).toBe('42501');
  });
});

describe('one’s own collections', () => {
  test('are listed with how many prompts they have, when they changed or were added to, and which of them hold a prompt', async () => {
    const someone = await person();
    const [full, empty] = [await collection(someone, { description: 'Why' }), await collection(someone)];
    await put(someone, full.id, 'a', 'b', prompts.foreignPrivate);
    const listed = async (prompt?: string) => {
      const { data } = await someone.client.rpc('own_collections', prompt ? { prompt } : {});
      return new Map((data ?? []).map((row) => [row.id, row]));
    };
    const before = await listed('b');
    expect([...before.keys()].sort()).toEqual([full.id, empty.id].sort());
    expect(before.get(full.id)).toMatchObject({ title: 'T', description: 'Why', is_public: false, prompts: 3, included: true });
    expect(before.get(empty.id)).toMatchObject({ description: null, prompts: 0, included: false });
    expect((await listed()).get(full.id)?.included).toBe(false);
    const changedAt = (rows: typeof before, id: string) => Date.parse(rows.get(id)?.changed_at ?? '');
    await put(someone, empty.id, 'c');
    const added = await listed();
    expect(changedAt(added, empty.id)).toBeGreaterThan(changedAt(before, empty.id));
    expect(changedAt(added, full.id)).toBe(changedAt(before, full.id));
    await someone.client.from('collections').update({ title: 'Renamed' }).eq('id', full.id);
    expect(changedAt(await listed(), full.id)).toBeGreaterThan(changedAt(before, full.id));
  });
});

describe('several prompts at once', () => {
  const add = ({ client }: Person, collection_id: string, ...promptIds: string[]) =>
    client
      .from('collection_items')
      .upsert(
        promptIds.map((prompt_id) => ({ collection_id, prompt_id })),
        { onConflict: 'collection_id,prompt_id', ignoreDuplicates: true },
      )
      .select('prompt_id');

  test('are added in their order; what is there already stays where it is, and is no error', async () => {
    const { id } = await collection(owner);
    await put(owner, id, 'b', 'x');
    const { data, error } = await add(owner, id, 'c', 'b', 'a', 'd');
    expect(error).toBeNull();
    expect(data?.map(({ prompt_id }) => prompt_id)).toEqual(['c', 'a', 'd']);
    expect(await inOrder(owner, id)).toEqual(['b', 'x', 'c', 'a', 'd']);
    expect((await add(owner, id, 'a', 'c')).data).toEqual([]);
    expect(await inOrder(owner, id)).toEqual(['b', 'x', 'c', 'a', 'd']);
  });

  test('are added all or not at all', async () => {
    const { id } = await collection(owner);
    expect((await add(owner, id, 'a', 'Not a prompt')).error).not.toBeNull();
    expect(await inOrder(owner, id)).toEqual([]);
    const names = (count: number) => Array.from({ length: count }, () => unique('p-'));
    expect((await add(owner, id, ...names(QUOTAS.collectionPrompts - 1))).error).toBeNull();
    expect((await add(owner, id, ...names(2))).error).toMatchObject({ code: 'PT403', details: 'collection_items' });
    expect(await inOrder(owner, id)).toHaveLength(QUOTAS.collectionPrompts - 1);
    expect((await add(owner, id, 'a')).error).toBeNull();
    expect((await add(owner, id, 'a')).data).toEqual([]);
  });
});

describe('a collection', () => {
  test('an edit changes updated_at, and the second of two that saw the same version changes nothing', async () => {
    const { id, updated_at } = await collection(owner);
    const edit = (title: string) => owner.client.from('collections').update({ title }).eq('id', id).eq('updated_at', updated_at).select();
    const answers = await Promise.all([edit('First tab'), edit('Second tab')]);
    expect(answers.map(({ data }) => data?.length).sort()).toEqual([0, 1]);
  });

  test('two collections of one person have different addresses, of two people they may have the same', async () => {
    const slug = unique('s');
    await collection(owner, { slug });
    await collection(stranger, { slug });
    expect((await owner.client.from('collections').insert({ title: 'T', slug })).error?.code).toBe('23505');
  });
});

describe('the order of a collection', () => {
  test('begins as prompts are added; a removed one comes back where it was', async () => {
    const { id } = await collection(owner);
    await put(owner, id, 'c', 'a', 'b');
    expect(await inOrder(owner, id)).toEqual(['c', 'a', 'b']);
    const { data } = await owner.client.from('collection_items').delete().eq('collection_id', id).eq('prompt_id', 'a').select().single();
    await put(owner, id, 'd');
    expect(await inOrder(owner, id)).toEqual(['c', 'b', 'd']);
    await owner.client.from('collection_items').insert({ collection_id: id, prompt_id: 'a', position: data?.position ?? 0 });
    expect(await inOrder(owner, id)).toEqual(['c', 'a', 'b', 'd']);
    expect((await owner.client.from('collection_items').insert({ collection_id: id, prompt_id: 'a' })).error?.code).toBe('23505');
  });

  test('changes as the screen shows it (moveAfter)', async () => {
    const { id } = await collection(owner);
    const names = ['a', 'b', 'c', 'd', 'e'];
    await put(owner, id, ...names);
    let shown = names.map((promptId) => ({ promptId }));
    const moves = fc.sample(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names, null)), { seed: 20_261_124, numRuns: 40 });
    for (const [name, after] of moves.filter(([name, after]) => name !== after)) {
      shown = moveAfter(shown, name, after);
      const { data } = await owner.client.rpc('move_in_collection', { collection: id, prompt: name, ...(after && { after }) });
      expect(data).toBe(true);
      expect(await inOrder(owner, id)).toEqual(shown.map(({ promptId }) => promptId));
    }
  });

  test('stays when a prompt is moved after one that is not there, or is not there itself', async () => {
    const { id } = await collection(owner);
    await put(owner, id, 'a', 'b');
    for (const [name, after] of [
      ['a', 'x'],
      ['x', 'a'],
      ['x', 'x'],
    ] as const) {
      expect((await owner.client.rpc('move_in_collection', { collection: id, prompt: name, after })).data).toBe(false);
    }
    expect((await owner.client.rpc('move_in_collection', { collection: id, prompt: 'a', after: 'a' })).error).toBeNull();
    expect(await inOrder(owner, id)).toEqual(['a', 'b']);
  });

  test('keeps every prompt while two tabs move at once', async () => {
    const { id } = await collection(owner);
    const names = Array.from({ length: 12 }, (_, index) => `p-${index}`);
    await put(owner, id, ...names);
    const moves = names.map((name, index) => {
      const after = names[(index + 5) % names.length];
      return owner.client.rpc('move_in_collection', { collection: id, prompt: name, ...(after && { after }) });
    });
    for (const { data } of await Promise.all(moves)) expect(data).toBe(true);
    expect((await inOrder(owner, id)).toSorted()).toEqual(names.toSorted());
    const { data } = await owner.client.from('collection_items').select('position').eq('collection_id', id);
    expect(new Set(data?.map(({ position }) => position)).size).toBe(names.length);
  });
});

describe('quotas', () => {
  const TOO_MANY = { code: 'PT403', details: 'collections', message: 'An account can have at most 100 collections' };
  const FULL = { code: 'PT403', details: 'collection_items', message: 'A collection can have at most 500 prompts' };
  const rows = (count: number) => Array.from({ length: count }, () => ({ title: 'T', slug: unique('s') }));

  test('limit the collections of an account, in one request and in many at once', async () => {
    const someone = await person();
    const collections = someone.client.from('collections');
    expect((await collections.insert(rows(QUOTAS.collections - 3))).error).toBeNull();
    expect((await collections.insert(rows(4))).error).toMatchObject(TOO_MANY);
    const answers = await Promise.all(Array.from({ length: 6 }, () => collections.insert(rows(1))));
    expect(answers.flatMap(({ error }) => error ?? [])).toEqual([TOO_MANY, TOO_MANY, TOO_MANY].map((one) => expect.objectContaining(one)));
    // What is there can still be changed, and another one takes the place of one that was deleted.
    const { data } = await collections.select('id').eq('user_id', someone.id);
    expect(data).toHaveLength(QUOTAS.collections);
    const some = data?.[0]?.id ?? '';
    expect((await collections.update({ title: 'Renamed', is_public: true }).eq('id', some)).error).toBeNull();
    await collections.delete().eq('id', some);
    expect((await collections.insert(rows(1))).error).toBeNull();
  });

  test('limit the prompts of a collection, and each collection has its own', async () => {
    const someone = await person();
    const [first, second] = [await collection(someone), await collection(someone)];
    const items = (id: string, count: number) =>
      someone.client.from('collection_items').insert(Array.from({ length: count }, () => ({ collection_id: id, prompt_id: unique('p-') })));
    expect((await items(first.id, QUOTAS.collectionPrompts - 2)).error).toBeNull();
    expect((await items(first.id, 3)).error).toMatchObject(FULL);
    const answers = await Promise.all([1, 2, 3, 4].map(() => items(first.id, 1)));
    expect(answers.flatMap(({ error }) => error ?? [])).toEqual([FULL, FULL].map((one) => expect.objectContaining(one)));
    expect((await items(second.id, 1)).error).toBeNull();
    const ordered = await inOrder(someone, first.id);
    expect(ordered).toHaveLength(QUOTAS.collectionPrompts);
    const move = { collection: first.id, prompt: ordered.at(-1) ?? '' };
    expect((await someone.client.rpc('move_in_collection', move)).data).toBe(true);
    expect((await inOrder(someone, first.id))[0]).toBe(ordered.at(-1));
    await someone.client.from('collection_items').delete().eq('collection_id', first.id).eq('prompt_id', move.prompt);
    expect((await items(first.id, 1)).error).toBeNull();
  });
});
