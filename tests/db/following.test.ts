import { describe, expect, inject, test } from 'vitest';
import { FOLLOWS } from '../../lib/account-limits';
import { newToken, tokenHash } from '../../lib/tokens/token-text';
import { anonymous, clientOf, PASSWORD, type Person, person, prompt, remove, service, unique } from './support/people';

const people = (count: number) => Promise.all(Array.from({ length: count }, () => person()));
const save = ({ client }: Person, prompt_id: string) => client.from('saved_prompts').insert({ prompt_id });
const forget = ({ client }: Person, prompt_id: string) => client.from('saved_prompts').delete().eq('prompt_id', prompt_id);
const savesOf = async (prompt_id: string, client = anonymous()) =>
  (await client.from('prompt_saves').select('saves').eq('prompt_id', prompt_id).maybeSingle()).data?.saves;

describe('how many saved a prompt', () => {
  test('is said of public prompts from three on, without their author, and follows what is saved and removed', async () => {
    const [author, one, two, three, four] = (await people(5)) as [Person, Person, Person, Person, Person];
    const { id } = await prompt(author, {}, 'public');
    for (const someone of [author, one, two]) expect((await save(someone, id)).error).toBeNull();
    expect([await savesOf(id), await savesOf(id, author.client), await savesOf(id, service())]).toEqual([undefined, undefined, 2]);
    await Promise.all([save(three, id), save(four, id)]);
    expect(await savesOf(id)).toBe(4);
    await forget(one, id);
    expect(await savesOf(id)).toBe(3);
    const leaving = anonymous();
    await leaving.auth.signInWithPassword({ email: two.email, password: PASSWORD });
    expect((await leaving.rpc('delete_account')).error).toBeNull();
    expect([await savesOf(id), await savesOf(id, service())]).toEqual([undefined, 2]);
    await save(one, id);
    expect(await savesOf(id)).toBe(3);
    await author.client.from('user_prompts').update({ is_public: false }).eq('id', id);
    expect([await savesOf(id), await savesOf(id, author.client)]).toEqual([undefined, undefined]);
    await remove(author, [id], true);
    expect((await forget(three, id)).error).toBeNull();
  });

  test('is right when many save and remove several at once, in any order', async () => {
    const author = await person();
    const ids = await Promise.all(Array.from({ length: 4 }, async () => (await prompt(author, {}, 'public')).id));
    const savers = await people(8);
    const rows = (order: string[]) => order.map((prompt_id) => ({ prompt_id }));
    const saved = await Promise.all(
      savers.map(({ client }, index) => client.from('saved_prompts').insert(rows(index % 2 ? ids : ids.toReversed()))),
    );
    expect(saved.map(({ error }) => error)).toEqual(savers.map(() => null));
    const removed = await Promise.all(savers.slice(0, 4).map(({ client }) => client.from('saved_prompts').delete().in('prompt_id', ids)));
    expect(removed.map(({ error }) => error)).toEqual([null, null, null, null]);
    expect(await Promise.all(ids.map((id) => savesOf(id)))).toEqual([4, 4, 4, 4]);
  });

  test('tells nobody who saved it', async () => {
    const [author, ...savers] = (await people(4)) as [Person, ...Person[]];
    const { id } = await prompt(author, {}, 'public');
    for (const someone of savers) await save(someone, id);
    for (const client of [anonymous(), author.client, savers[0]?.client ?? anonymous()]) {
      const { data } = await client.from('saved_prompts').select('user_id').eq('prompt_id', id);
      expect(data ?? []).toHaveLength(client === savers[0]?.client ? 1 : 0);
      const { data: counted } = await client.from('prompt_saves').select().eq('prompt_id', id);
      expect(counted).toEqual([{ prompt_id: id, saves: 3 }]);
    }
  });
});

describe('what was made with a prompt', () => {
  const copy = (someone: Person, source_id: string, content = unique('Changed ')) => prompt(someone, { source_id, content }, 'public');
  const copiesOf = async (id: string) => (await anonymous().rpc('prompt_copies', { prompt: id })).data;

  test('is the newest public copy that each of the others changed, while both are public', async () => {
    const [author, one, two] = (await people(3)) as [Person, Person, Person];
    const original = await prompt(author, { content: 'The original text' }, 'public');
    await copy(one, original.id);
    await copy(one, original.id, 'The original text');
    const newest = await copy(one, original.id);
    await copy(author, original.id);
    await prompt(two, { source_id: original.id, content: 'Still private' });
    const last = await copy(two, original.id);
    expect(await copiesOf(original.id)).toEqual([last.id, newest.id]);
    await two.client.from('user_prompts').update({ is_public: false }).eq('id', last.id);
    expect(await copiesOf(original.id)).toEqual([newest.id]);
    await author.client.from('user_prompts').update({ is_public: false }).eq('id', original.id);
    expect(await copiesOf(original.id)).toEqual([]);
  });

  test('leaves out whom its author has blocked', async () => {
    const [author, one] = (await people(2)) as [Person, Person];
    const original = await prompt(author, { content: 'The original text' }, 'public');
    const made = await copy(one, original.id);
    expect(await copiesOf(original.id)).toEqual([made.id]);
    await author.client.from('blocks').insert({ blocked_id: one.id });
    expect(await copiesOf(original.id)).toEqual([]);
  });

  test('is found behind two hundred copies of its author and of whom they have blocked', async () => {
    const [author, blocked, one] = (await people(3)) as [Person, Person, Person];
    const original = await prompt(author, { content: 'The original text' }, 'public');
    await author.client.from('blocks').insert({ blocked_id: blocked.id });
    const made = await copy(one, original.id);
    for (const { id: user_id } of [author, blocked]) {
      const copies = Array.from({ length: 101 }, (_, at) => ({ user_id, title: 'T', content: `Copy ${at}`, source_id: original.id }));
      expect((await service().from('user_prompts').insert(copies)).error).toBeNull();
      const published = service().from('user_prompts').update({ is_public: true });
      expect((await published.eq('user_id', user_id).eq('source_id', original.id)).error).toBeNull();
    }
    expect(await copiesOf(original.id)).toEqual([made.id]);
  });
});

describe('following', () => {
  const follow = ({ client }: Person, what: { author_id?: string; category?: string }) => client.from('follows').insert(what);
  const news = async ({ client }: Person) =>
    (await client.rpc('followed_prompts')).data?.map(({ id, is_of_followed }) => [id, is_of_followed]);

  test('shows the public prompts of people, and of others in categories, each once', async () => {
    const [someone, author, other] = (await people(3)) as [Person, Person, Person];
    const category = unique('Cat ');
    expect((await follow(someone, { author_id: author.id })).error).toBeNull();
    expect((await follow(someone, { category })).error).toBeNull();
    const both = await prompt(author, { category }, 'public');
    await prompt(author, { category });
    const ofAuthor = await prompt(author, {}, 'public');
    const inCategory = await prompt(other, { category }, 'public');
    await prompt(someone, { category }, 'public');
    await prompt(other, {}, 'public');
    expect(await news(someone)).toEqual([
      [inCategory.id, false],
      [ofAuthor.id, true],
      [both.id, true],
    ]);
    expect(await news(author)).toEqual([]);
    await author.client.from('user_prompts').update({ is_public: false }).eq('id', ofAuthor.id);
    await someone.client.from('follows').delete().eq('category', category);
    expect(await news(someone)).toEqual([[both.id, true]]);
  });

  test('has what was published last first, however long it was a draft', async () => {
    const [someone, author, other] = (await people(3)) as [Person, Person, Person];
    const category = unique('Cat ');
    await follow(someone, { author_id: author.id });
    await follow(someone, { category });
    const secret = unique();
    await someone.client.from('feed_addresses').insert({ hash: tokenHash(secret) });
    const old = { created_at: '2026-01-01T00:00:00+00:00', title: 'Old', content: 'An old draft' };
    const drafts = [
      { ...old, user_id: author.id },
      { ...old, user_id: other.id, category },
    ];
    const { data: made } = await service().from('user_prompts').insert(drafts).select('id');
    // As many that are newer as are looked at.
    for (const [{ client, id: user_id }, of] of [[author, {}] as const, [other, { category }] as const]) {
      const rows = Array.from({ length: 30 }, (_, at) => ({ user_id, title: 'T', content: `Content ${at}`, category: null, ...of }));
      await service().from('user_prompts').insert(rows);
      expect((await client.from('user_prompts').update({ is_public: true }).eq('title', 'T')).error).toBeNull();
    }
    const ids = made?.map(({ id }) => id) ?? [];
    await author.client
      .from('user_prompts')
      .update({ is_public: true })
      .eq('id', ids[0] ?? '');
    await other.client
      .from('user_prompts')
      .update({ is_public: true })
      .eq('id', ids[1] ?? '');
    const { data } = await someone.client.rpc('followed_prompts');
    expect(data?.slice(0, 2)).toMatchObject([
      { id: ids[1], is_of_followed: false },
      { id: ids[0], is_of_followed: true },
    ]);
    expect(Date.parse(data?.[1]?.published_at ?? '')).toBeGreaterThan(Date.parse('2026-02-01'));
    const { data: feed } = await anonymous().rpc('feed_contents', { address: secret });
    expect(feed?.[0]?.prompts.slice(0, 2)).toEqual(ids.toReversed());
  });

  test('is of one person or category, once, of others, and of two hundred at most', async () => {
    const [someone, author] = (await people(2)) as [Person, Person];
    for (const wrong of [{ author_id: author.id, category: 'Both' }, { author_id: someone.id }, { category: 'a\nb' }])
      expect((await someone.client.from('follows').insert(wrong as { category: string })).error?.code, JSON.stringify(wrong)).toMatch(
        /^(23514|SUP)/,
      );
    expect((await follow(someone, { author_id: author.id })).error).toBeNull();
    expect((await follow(someone, { author_id: author.id })).error?.code).toBe('23505');
    const many = Array.from({ length: FOLLOWS.most - 1 }, (_, index) => ({ category: `Category ${index}` }));
    expect((await someone.client.from('follows').insert(many)).error).toBeNull();
    expect((await follow(someone, { category: 'One more' })).error).toMatchObject({ code: 'PT403', details: 'follows' });
  });

  test('is nobody else’s business, not even of whoever is followed', async () => {
    const [someone, author] = (await people(2)) as [Person, Person];
    await follow(someone, { author_id: author.id });
    expect((await author.client.from('follows').select()).data).toEqual([]);
    expect((await author.client.from('follows').insert({ user_id: someone.id, category: 'X' })).error?.code).toBe('42501');
  });
});

describe('a feed', () => {
  const read = async (address: string) => (await anonymous().rpc('feed_contents', { address })).data;
  const make = ({ client }: Pick<Person, 'client'>, secret: string, user_id?: string) =>
    client.from('feed_addresses').insert({ hash: tokenHash(secret), ...(user_id && { user_id }) });

  test('has what its owner follows for whoever knows its address, until it is ended', async () => {
    const [someone, author] = (await people(2)) as [Person, Person];
    const category = unique('Cat ');
    await someone.client.from('follows').insert([{ author_id: author.id }, { category }]);
    const made = await prompt(author, {}, 'public');
    await prompt(author);
    const secret = unique();
    expect(await read(secret)).toEqual([]);
    expect((await make(someone, secret)).error).toBeNull();
    expect(await read(secret)).toEqual([{ prompts: [made.id], categories: [category] }]);
    expect(await read(tokenHash(secret))).toEqual([]);
    expect((await someone.client.from('feed_addresses').select('hash')).error?.code).toBe('42501');
    expect((await make(someone, unique())).error?.code).toBe('23505');
    await someone.client.from('feed_addresses').delete().eq('user_id', someone.id);
    expect(await read(secret)).toEqual([]);
  });

  test('is neither made nor ended by a token, and ends with a changed password', async () => {
    const [someone, secret, token] = [await person(), unique(), newToken()];
    const row = { user_id: someone.id, name: 'A program', hash: tokenHash(token), scope: 'write' };
    expect((await someone.client.from('personal_tokens').insert(row)).error).toBeNull();
    const { url, keys } = inject('backend');
    const program = clientOf(url, keys.publishableKey, { 'x-personal-token': token });
    expect((await make({ client: program }, secret, someone.id)).error?.code).toBe('42501');
    expect((await make(someone, secret)).error).toBeNull();
    await program.from('feed_addresses').delete().eq('user_id', someone.id);
    expect(await read(secret)).toHaveLength(1);
    expect((await someone.client.auth.updateUser({ password: `${PASSWORD} battery` })).error).toBeNull();
    expect(await read(secret)).toEqual([]);
  });
});
