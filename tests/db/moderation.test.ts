import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { MODERATION } from '../../lib/account-limits';
import type { Database } from '../../lib/supabase/database.types';
import { anonymous, type Client, type Person, person, prompt, remove, service, unique } from './support/people';
import { openSql, type Sql } from './support/sql';

const REFUSED = '42501';
type Kind = 'prompt' | 'collection' | 'profile';
type Thing = { kind: Kind; id: string; author: Person };

/** Somebody whose reports count (tests/support/aged-accounts.ts). */
const aged = () => person(`aged-${unique()}@example.com`);
const several = (count: number, one = aged) => Promise.all(Array.from({ length: count }, () => one()));
const three = () => Promise.all([aged(), aged(), aged()]);
const two = () => Promise.all([aged(), aged()]);

async function moderator(): Promise<Person> {
  const someone = await person();
  const { error } = await service().from('moderators').insert({ user_id: someone.id });
  if (error) throw error;
  return someone;
}

async function publicPrompt(author?: Person, content?: string): Promise<Thing> {
  const someone = author ?? (await person());
  return { kind: 'prompt', id: (await prompt(someone, { title: unique(), ...(content && { content }) }, 'public')).id, author: someone };
}

async function publicCollection(author?: Person): Promise<Thing> {
  const someone = author ?? (await person());
  const made = await someone.client
    .from('collections')
    .insert({ user_id: someone.id, title: unique(), slug: unique() })
    .select('id')
    .single();
  const id = made.data?.id ?? '';
  const { error } = await someone.client.from('collections').update({ is_public: true }).eq('id', id);
  if (error) throw error;
  return { kind: 'collection', id, author: someone };
}

async function profile(): Promise<Thing> {
  const author = await person();
  return { kind: 'profile', id: author.id, author };
}

const things: Record<Kind, () => Promise<Thing>> = { prompt: publicPrompt, collection: publicCollection, profile };
const kinds = Object.keys(things) as Kind[];

/** What a report answers, or the code with which it is refused. */
async function report({ client }: Pick<Person, 'client'>, { kind, id }: Pick<Thing, 'kind' | 'id'>, reason = 'spam', note?: string) {
  const { data, error } = await client.rpc('report_thing', { kind, thing: id, reason, ...(note && { note }) });
  return error ? error.code : data[0]?.result;
}

async function reportedBy(people: Person[], thing: Thing, reason = 'spam') {
  for (const someone of people) expect(await report(someone, thing, reason)).toBe('reported');
}

/** Whether everybody sees it. */
async function isSeen({ kind, id }: Thing, client: Client = anonymous()): Promise<boolean> {
  const table = { prompt: 'user_prompts', collection: 'collections', profile: 'user_profiles' }[kind] as 'user_prompts';
  const { data, error } = await client.from(table).select('id').eq('id', id);
  if (error) throw error;
  return data.length === 1;
}

type Item = { version: string; isHidden: boolean; title: string; author: { username: string } } | null;

async function item({ client }: Person, { kind, id }: Thing): Promise<Item> {
  const { data, error } = await client.rpc('moderation_item', { kind, thing: id });
  if (error) throw error;
  return data as Item;
}

/** Decides as a moderator does who has just looked; with `seen`, of what they saw then. The code of the refusal, null where it is done. */
async function decide(by: Person, thing: Thing, decision: string, { reason = 'spam', seen }: { reason?: string; seen?: string } = {}) {
  const version = seen ?? (await item(by, thing))?.version ?? new Date().toISOString();
  const { kind, id } = thing;
  const { error } = await by.client.rpc('moderate', { kind, thing: id, decision, reason, message: 'Because.', seen: version });
  return error?.code ?? null;
}

/** What authors read of a case. */
const CASE = 'kind, thing_id, title, state, by_reports, reason, message, appeal, appealed_at';

const caseOf = async ({ author, kind, id }: Thing) =>
  (await author.client.from('moderation_cases').select(CASE).eq('kind', kind).eq('thing_id', id).maybeSingle()).data;

const queued = async ({ client }: Person, { kind, id }: Thing) => {
  for (let first = 0; ; first += 100) {
    const { data, error } = await client.rpc('moderation_queue', { first_row: first, page_size: 100 });
    if (error) throw error;
    const row = data.find((one) => one.kind === kind && one.thing_id === id);
    if (row || data.length < 100) return row ?? null;
  }
};

async function withToken({ client, id }: Person): Promise<Client> {
  const token = `gp_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(token).digest('hex');
  await client.from('personal_tokens').insert({ user_id: id, name: 'A program', hash, scope: 'write' });
  const { url, keys } = inject('backend');
  const options = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };
  return createClient<Database>(url, keys.publishableKey, { ...options, global: { headers: { 'x-personal-token': token } } });
}

test('the limits that the site says are those of these tests', () => {
  expect(MODERATION).toMatchObject({ reportsInDay: 20, note: { max: 500 } });
});

let boss: Person;
beforeAll(async () => {
  boss = await moderator();
});

describe.each(kinds)('a %s', (kind) => {
  test('that three old, confirmed accounts report is hidden from everybody but its author, who reads why', async () => {
    const thing = await things[kind]();
    const people = await three();
    await reportedBy(people.slice(0, 2), thing);
    expect(await isSeen(thing)).toBe(true);
    const { data } = await people[2].client.rpc('report_thing', { kind, thing: thing.id, reason: 'spam' });
    expect(data?.[0]).toMatchObject({ result: 'reported', author_id: thing.author.id });
    expect(await isSeen(thing)).toBe(false);
    expect(await isSeen(thing, people[0].client)).toBe(false);
    expect(await isSeen(thing, thing.author.client)).toBe(true);
    expect(await caseOf(thing)).toMatchObject({ state: 'hidden', by_reports: true, reason: 'spam', message: null });
    expect(await queued(boss, thing)).toMatchObject({ is_hidden: true, reports: 3, reasons: ['spam'] });
  });

  test('is shown again when a moderator keeps it, and new reports of the same reason do not hide it', async () => {
    const thing = await things[kind]();
    await reportedBy(await several(3), thing);
    expect(await decide(boss, thing, 'keep')).toBeNull();
    expect(await isSeen(thing)).toBe(true);
    expect(await caseOf(thing)).toMatchObject({ state: 'kept', message: 'Because.' });
    expect(await queued(boss, thing)).toBeNull();
    await reportedBy(await several(4), thing);
    expect(await isSeen(thing)).toBe(true);
    expect(await queued(boss, thing)).toMatchObject({ is_hidden: false, reports: 4 });
    await reportedBy(await several(3), thing, 'harmful');
    expect(await isSeen(thing)).toBe(false);
  });

  test('is hidden by a moderator, without any report, and removed for good', async () => {
    const thing = await things[kind]();
    expect(await decide(boss, thing, 'hide', { reason: 'copyright' })).toBeNull();
    expect(await isSeen(thing)).toBe(false);
    expect(await caseOf(thing)).toMatchObject({ state: 'hidden', by_reports: false, reason: 'copyright', message: 'Because.' });
    const { data: before } = await thing.author.client.from('user_profiles').select('username').eq('id', thing.author.id).single();
    expect(await decide(boss, thing, 'remove')).toBeNull();
    expect(await caseOf(thing)).toMatchObject({ state: 'removed' });
    if (kind !== 'profile') return expect(await isSeen(thing, thing.author.client)).toBe(false);
    const { data } = await anonymous().from('user_profiles').select('username, display_name, bio').eq('id', thing.id).single();
    expect(data).toMatchObject({ display_name: null, bio: null });
    expect(data?.username).not.toBe(before?.username);
  });

  test('that is hidden is asked about once for each time that it is hidden', async () => {
    const thing = await things[kind]();
    const appeal = async (someone: Person, said = 'Please look again.') =>
      (await someone.client.rpc('appeal', { kind, thing: thing.id, said })).data;
    expect(await appeal(thing.author)).toBe(false);
    await decide(boss, thing, 'hide');
    expect(await queued(boss, thing)).toBeNull();
    expect(await appeal(boss)).toBe(false);
    expect(await appeal(thing.author)).toBe(true);
    expect(await queued(boss, thing)).toMatchObject({ is_hidden: true, reports: 0 });
    expect(await appeal(thing.author)).toBe(false);
    await decide(boss, thing, 'hide');
    expect(await queued(boss, thing)).toBeNull();
    expect(await appeal(thing.author)).toBe(false);
    await decide(boss, thing, 'keep');
    await decide(boss, thing, 'hide');
    expect(await appeal(thing.author)).toBe(true);
  });

  test('of which a moderator has seen an older version, or that another one has decided of, is not decided of', async () => {
    const thing = await things[kind]();
    const seen = (await item(boss, thing))?.version ?? '';
    const table = { prompt: 'user_prompts', collection: 'collections', profile: 'user_profiles' }[kind] as 'user_profiles';
    const change = kind === 'profile' ? { bio: 'Another' } : { title: 'Another' };
    await thing.author.client
      .from(table)
      .update(change as { bio: string })
      .eq('id', thing.id);
    expect(await decide(boss, thing, 'hide', { seen })).toBe('PT412');
    expect(await isSeen(thing)).toBe(true);
    const now = (await item(boss, thing))?.version ?? '';
    const others = await several(3, moderator);
    const codes = await Promise.all(others.map((other, at) => decide(other, thing, at === 1 ? 'keep' : 'hide', { seen: now })));
    expect(codes.sort()).toEqual([null, 'PT412', 'PT412'].sort());
    const { data: entries } = await boss.client.from('moderation_log').select('action').eq('thing_id', thing.id);
    expect(entries).toHaveLength(1);
  });
});

test('what was decided of a profile that was removed stays so when it is kept, and new reports of the same reason do not hide it', async () => {
  const thing = await profile();
  await decide(boss, thing, 'remove', { reason: 'copyright' });
  const told = await caseOf(thing);
  expect(told).toMatchObject({ state: 'removed', reason: 'copyright' });
  await reportedBy(await several(1), thing);
  expect(await decide(boss, thing, 'keep')).toBeNull();
  expect(await caseOf(thing)).toEqual(told);
  await reportedBy(await several(3), thing);
  expect(await isSeen(thing)).toBe(true);
  await reportedBy(await several(3), thing, 'copyright');
  expect(await isSeen(thing)).toBe(false);
});

describe('reports', () => {
  test('of fifty new accounts hide nothing', async () => {
    const thing = await publicPrompt();
    const gang = await several(50, person);
    expect(await Promise.all(gang.map((someone) => report(someone, thing)))).toEqual(gang.map(() => 'reported'));
    expect(await isSeen(thing)).toBe(true);
    expect(await queued(boss, thing)).toMatchObject({ reports: 50, is_hidden: false });
    // Two whose reports count do not make them count.
    await reportedBy(await several(2), thing);
    expect(await isSeen(thing)).toBe(true);
  });

  test('of accounts that have not confirmed their address hide nothing', async () => {
    const thing = await publicPrompt();
    await reportedBy(await several(4, () => person(`aged-unconfirmed-${unique()}@example.com`)), thing);
    expect(await isSeen(thing)).toBe(true);
  });

  test('of people whose reports were dismissed three times no longer count', async () => {
    const people = await several(3);
    for (let count = 0; count < 3; count++) {
      const fine = await publicPrompt();
      await reportedBy(people.slice(0, 1), fine);
      await decide(boss, fine, 'keep');
    }
    const thing = await publicPrompt();
    await reportedBy(people, thing);
    expect(await isSeen(thing)).toBe(true);
    await reportedBy(await several(1), thing);
    expect(await isSeen(thing)).toBe(false);
  });

  test('of one person about one thing are one while it is open, and are seen by that person', async () => {
    const thing = await publicPrompt();
    const [someone, other] = await two();
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(someone, thing, 'other', ' Look at the end. ')));
    expect(answers.sort()).toEqual([...Array(9).fill('again'), 'reported']);
    const own = async (by: Person) => (await by.client.from('reports').select('kind, reason, note, outcome').eq('thing_id', thing.id)).data;
    const open = { kind: 'prompt', reason: 'other', note: 'Look at the end.', outcome: null };
    expect(await own(someone)).toEqual([open]);
    expect(await own(other)).toEqual([]);
    expect(await own(thing.author)).toEqual([]);
    await decide(boss, thing, 'keep');
    expect(await own(someone)).toEqual([{ ...open, outcome: 'kept' }]);
    expect(await report(someone, thing)).toBe('reported');
  });

  test('that come at once hide it once', async () => {
    const thing = await publicPrompt();
    const people = await several(8);
    expect(await Promise.all(people.map((someone) => report(someone, thing)))).toEqual(expect.arrayContaining(['reported', 'gone']));
    expect(await isSeen(thing)).toBe(false);
    const { data } = await boss.client.from('moderation_log').select('action').eq('thing_id', thing.id);
    expect(data).toEqual([{ action: 'hide' }]);
  });

  test('are refused of what is private, gone, or one’s own, and after twenty in a day', async () => {
    const [someone, author] = await Promise.all([person(), person()]);
    const { id } = await prompt(author);
    expect(await report(someone, { kind: 'prompt', id })).toBe('gone');
    expect(await report(someone, { kind: 'prompt', id: randomUUID() })).toBe('gone');
    const open = await Promise.all(Array.from({ length: 21 }, () => publicPrompt(author)));
    expect(await report(author, open[0] as Thing)).toBe('own');
    expect(await report({ client: anonymous() }, open[0] as Thing)).toBe(REFUSED);
    expect(await report({ client: await withToken(someone) }, open[0] as Thing)).toBe(REFUSED);
    for (const thing of open.slice(0, 20)) expect(await report(someone, thing)).toBe('reported');
    expect(await report(someone, open[20] as Thing)).toBe('PT403');
  });

  test('have one of the reasons, and a note of at most 500 characters', async () => {
    const [thing, someone] = await Promise.all([publicPrompt(), person()]);
    expect(await report(someone, thing, 'boring')).toMatch(/^(23514|SUP)/);
    expect(await report(someone, thing, 'spam', 'x'.repeat(501))).toMatch(/^(23514|SUP)/);
    expect(await report(someone, thing, 'spam', 'x'.repeat(500))).toBe('reported');
  });

  test('while it is being deleted end with it', async () => {
    const author = await person();
    const people = await several(4);
    const thing = await publicPrompt(author);
    const [, ...answers] = await Promise.all([remove(author, [thing.id], true), ...people.map((someone) => report(someone, thing))]);
    for (const answer of answers) expect(['reported', 'gone']).toContain(answer);
    const { data } = await boss.client.from('reports').select('outcome').eq('thing_id', thing.id);
    expect(data?.every(({ outcome }) => outcome === 'gone')).toBe(true);
    expect(await queued(boss, thing)).toBeNull();
  });

  test('stay with what its author makes private and publishes again', async () => {
    const thing = await publicPrompt();
    const publish = (is_public: boolean) => thing.author.client.from('user_prompts').update({ is_public }).eq('id', thing.id);
    await reportedBy(await several(2), thing);
    await publish(false);
    expect(await queued(boss, thing)).toBeNull();
    expect(await item(boss, thing)).toBeNull();
    await publish(true);
    expect(await queued(boss, thing)).toMatchObject({ reports: 2 });
    await reportedBy(await several(1), thing);
    expect(await isSeen(thing)).toBe(false);
  });
});

describe('what is hidden', () => {
  test('is not published by its author, not by Undo, and not as a copy of the same text', async () => {
    const thing = await publicPrompt();
    const { client, id: user_id } = thing.author;
    const { data: change } = await client.rpc('change_prompts', { ids: [thing.id], change: 'private' });
    await client.from('user_prompts').update({ is_public: true }).eq('id', thing.id);
    await decide(boss, thing, 'hide');
    const publish = async (id: string) => (await client.from('user_prompts').update({ is_public: true }).eq('id', id)).error;
    expect(await publish(thing.id)).toMatchObject({ code: 'PT403', details: 'hidden' });
    const show = await client
      .from('user_prompts')
      .update({ hidden_at: null } as never)
      .eq('id', thing.id);
    expect(show.error?.code).toBe(REFUSED);
    await client.rpc('undo_change', { change: change?.[0]?.change_id ?? '' });
    expect(await isSeen(thing)).toBe(false);
    const { data: deleted } = await client.rpc('change_prompts', { ids: [thing.id], change: 'delete' });
    expect(await item(boss, thing)).toBeNull();
    await client.rpc('undo_change', { change: deleted?.[0]?.change_id ?? '' });
    expect(await isSeen(thing)).toBe(false);
    const { data: own } = await client.from('user_prompts').select('content').eq('id', thing.id).single();
    const copy = await client
      .from('user_prompts')
      .insert({ user_id, title: 'T', content: own?.content ?? '' })
      .select('id')
      .single();
    expect(await publish(copy.data?.id ?? '')).toMatchObject({ code: 'PT403', details: 'hidden' });
  });

  test('and changed since is private when it is kept, unless the author has asked', async () => {
    const [first, second] = [await publicPrompt(), await publicPrompt()];
    for (const thing of [first, second]) {
      await decide(boss, thing, 'hide');
      await thing.author.client.from('user_prompts').update({ content: 'Changed since it was hidden' }).eq('id', thing.id);
    }
    await second.author.client.rpc('appeal', { kind: 'prompt', thing: second.id, said: 'Changed.' });
    for (const thing of [first, second]) expect(await decide(boss, thing, 'keep')).toBeNull();
    expect([await isSeen(first), await isSeen(second)]).toEqual([false, true]);
    // It is the author's to publish again.
    await first.author.client.from('user_prompts').update({ is_public: true }).eq('id', first.id);
    expect(await isSeen(first)).toBe(true);
  });

  test('with a profile is all that is published under it, until it is kept', async () => {
    const thing = await profile();
    const [open, list] = [await publicPrompt(thing.author), await publicCollection(thing.author)];
    const hidden = await publicPrompt(thing.author, 'Another content');
    await decide(boss, hidden, 'hide');
    const own = await prompt(thing.author);
    const publish = (id: string) => thing.author.client.from('user_prompts').update({ is_public: true }).eq('id', id);
    await decide(boss, thing, 'hide');
    expect([await isSeen(open), await isSeen(list), await isSeen(hidden)]).toEqual([false, false, false]);
    expect((await publish(own.id)).error).toMatchObject({ code: 'PT403', details: 'hidden' });
    expect(await decide(boss, thing, 'keep')).toBeNull();
    expect([await isSeen(thing), await isSeen(open), await isSeen(list), await isSeen(hidden)]).toEqual([true, true, true, false]);
    expect((await publish(own.id)).error).toBeNull();
  });

  test('and kept while its profile is hidden is shown with the profile, if it has not changed', async () => {
    const owner = await profile();
    const [open, list] = [await publicPrompt(owner.author), await publicCollection(owner.author)];
    const changed = await publicPrompt(owner.author, 'Another content');
    const own = [open, list, changed];
    for (const thing of [...own, owner]) expect(await decide(boss, thing, 'hide')).toBeNull();
    for (const thing of own) expect(await decide(boss, thing, 'keep')).toBeNull();
    expect(await Promise.all(own.map((thing) => isSeen(thing)))).toEqual([false, false, false]);
    await owner.author.client.from('user_prompts').update({ content: 'Changed since it was kept' }).eq('id', changed.id);
    expect(await decide(boss, owner, 'keep')).toBeNull();
    expect(await Promise.all(own.map((thing) => isSeen(thing)))).toEqual([true, true, false]);
  });

  test('while it is being edited is hidden, and the edit is stored', async () => {
    const thing = await publicPrompt();
    const [hidden, edited] = await Promise.all([
      decide(boss, thing, 'hide'),
      thing.author.client.from('user_prompts').update({ content: 'Edited meanwhile, as it was hidden' }).eq('id', thing.id),
    ]);
    expect(edited.error).toBeNull();
    // Either before, so that the moderator is to look again, or after.
    expect([null, 'PT412']).toContain(hidden);
    expect(await isSeen(thing)).toBe(hidden !== null);
    const { data } = await thing.author.client.from('user_prompts').select('content').eq('id', thing.id).single();
    expect(data?.content).toBe('Edited meanwhile, as it was hidden');
  });

  test('while others are being published under the profile leaves none of them public', async () => {
    const thing = await profile();
    const prompts = await Promise.all(Array.from({ length: 6 }, (_, at) => prompt(thing.author, { content: `Some content ${at}` })));
    await Promise.all([
      decide(boss, thing, 'hide'),
      ...prompts.map(({ id }) => thing.author.client.from('user_prompts').update({ is_public: true }).eq('id', id)),
    ]);
    expect((await anonymous().from('user_prompts').select('id').eq('user_id', thing.id)).data).toEqual([]);
  });
});

describe('a suspended account', () => {
  const suspend = async (by: Person, account: string, ends_at: string | null = null) =>
    by.client.rpc('suspend_account', { account, reason: 'spam', message: 'Stop it.', ends_at: ends_at as string });
  const inTime = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

  test('publishes nothing and changes nothing that is public, until it is lifted', async () => {
    const thing = await publicPrompt();
    const list = await publicCollection(thing.author);
    const { client, id } = thing.author;
    const own = await prompt(thing.author);
    expect((await suspend(boss, id)).data).toBe(true);
    const refused = { code: 'PT403', details: 'suspended' };
    const attempts = () => [
      client.from('user_prompts').update({ is_public: true }).eq('id', own.id),
      client.from('user_prompts').update({ title: 'Another' }).eq('id', thing.id),
      client.from('user_prompts').update({ category: 'Another' }).eq('id', thing.id),
      client.from('collections').update({ title: 'Another' }).eq('id', list.id),
      client.from('user_profiles').update({ bio: 'Another' }).eq('id', id),
    ];
    for (const attempt of attempts()) expect((await attempt).error).toMatchObject(refused);
    expect((await client.from('user_prompts').update({ title: 'Mine' }).eq('id', own.id)).error).toBeNull();
    expect((await client.from('suspensions').select('reason, message, ends_at')).data).toEqual([
      { reason: 'spam', message: 'Stop it.', ends_at: null },
    ]);
    expect((await boss.client.rpc('lift_suspension', { account: id })).data).toBe(true);
    expect((await boss.client.rpc('lift_suspension', { account: id })).data).toBe(false);
    for (const attempt of attempts()) expect((await attempt).error).toBeNull();
  });

  test('may hide what is public, and cannot publish it by Undo', async () => {
    const thing = await publicPrompt();
    const { client, id } = thing.author;
    await suspend(boss, id);
    const { data, error } = await client.rpc('change_prompts', { ids: [thing.id], change: 'private' });
    expect(error).toBeNull();
    await client.rpc('undo_change', { change: data?.[0]?.change_id ?? '' });
    expect(await isSeen(thing)).toBe(false);
  });

  test('may publish when the time is over, which is not in the past', async () => {
    const author = await person();
    const own = await prompt(author);
    expect((await suspend(boss, author.id, inTime(-1000))).error).not.toBeNull();
    expect((await suspend(boss, author.id, inTime(3_600_000))).error).toBeNull();
    const publish = () => author.client.from('user_prompts').update({ is_public: true }).eq('id', own.id);
    expect((await publish()).error).toMatchObject({ details: 'suspended' });
    // A busy backend may take longer to answer than this leaves it.
    await expect.poll(async () => (await suspend(boss, author.id, inTime(500))).error).toBeNull();
    await expect.poll(async () => (await publish()).error).toBeNull();
  });
});

describe('moderators', () => {
  const everything = (client: Client, { kind, id }: Thing) =>
    Promise.all([
      client.rpc('moderation_queue'),
      client.rpc('moderation_item', { kind, thing: id }),
      client.rpc('moderate', { kind, thing: id, decision: 'hide', reason: 'spam', message: '', seen: new Date().toISOString() }),
      client.rpc('suspend_account', { account: randomUUID(), reason: 'spam', message: '', ends_at: null as unknown as string }),
      client.rpc('lift_suspension', { account: randomUUID() }),
    ]);

  test('are who has a row, whatever a session, its metadata or a token says', async () => {
    const thing = await publicPrompt();
    const forger = await person();
    await forger.client.auth.updateUser({ data: { role: 'moderator', moderator: true, is_moderator: true } });
    await forger.client.auth.refreshSession();
    const clients = {
      visitor: anonymous(),
      forger: forger.client,
      author: thing.author.client,
      token: await withToken(boss),
      secret: service(),
    };
    for (const [who, client] of Object.entries(clients)) {
      for (const { error } of await everything(client, thing)) expect(error?.code, who).toBe(REFUSED);
      expect((await client.rpc('is_moderator')).data ?? false, who).toBe(false);
    }
    for (const table of ['moderation_log', 'suspensions', 'reports', 'moderation_cases'] as const)
      expect((await forger.client.from(table).select(table === 'suspensions' ? 'user_id' : 'author_id')).data, table).toEqual([]);
    expect((await forger.client.from('moderators').insert({ user_id: forger.id })).error?.code).toBe(REFUSED);
    expect((await boss.client.from('moderators').insert({ user_id: forger.id })).error?.code).toBe(REFUSED);
    expect((await boss.client.rpc('is_moderator')).data).toBe(true);
  });

  test('see nothing that is private and was not hidden, and decide of nothing that is their own', async () => {
    const author = await person();
    const secret: Thing = { kind: 'prompt', id: (await prompt(author)).id, author };
    expect(await item(boss, secret)).toBeNull();
    expect(await decide(boss, secret, 'hide')).toBe('PT404');
    const own = await publicPrompt(boss);
    await reportedBy(await several(1), own);
    expect(await queued(boss, own)).toBeNull();
    expect(await decide(boss, own, 'keep')).toBe('PT403');
    expect((await boss.client.rpc('lift_suspension', { account: boss.id })).error?.code).toBe('PT403');
  });

  test('are none once their row is gone', async () => {
    const someone = await moderator();
    await service().from('moderators').delete().eq('user_id', someone.id);
    expect((await someone.client.rpc('moderation_queue')).error?.code).toBe(REFUSED);
    const { data } = await boss.client.from('moderation_log').select('action').eq('author_id', someone.id).order('id');
    expect(data?.map(({ action }) => action)).toEqual(['grant', 'revoke']);
  });
});

describe('the queue', () => {
  test('has first what has waited longest in all its reports together', async () => {
    const [one, two] = [await publicPrompt(), await publicPrompt()];
    await reportedBy(await several(1), one);
    await reportedBy(await several(2, person), two);
    const { data } = await boss.client.rpc('moderation_queue', { page_size: 100 });
    const places = [one, two].map(({ id }) => data?.findIndex(({ thing_id }) => thing_id === id) ?? -1);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(data?.every(({ total }) => total >= 2)).toBe(true);
  });
});

describe('the log', () => {
  const entry = { action: 'keep', author_id: randomUUID() };

  test('is written by decisions, and by no role of the API', async () => {
    const thing = await publicPrompt();
    await decide(boss, thing, 'hide');
    const before = (await boss.client.from('moderation_log').select().eq('thing_id', thing.id)).data;
    expect(before).toMatchObject([{ moderator_id: boss.id, action: 'hide', kind: 'prompt', author_id: thing.author.id, reason: 'spam' }]);
    for (const [who, client] of Object.entries({ visitor: anonymous(), moderator: boss.client, secret: service() })) {
      const log = () => client.from('moderation_log');
      expect((await log().insert(entry as never)).error?.code, who).toBe(REFUSED);
      expect((await log().update({ reason: 'other' }).eq('thing_id', thing.id)).error?.code, who).toBe(REFUSED);
      expect((await log().delete().eq('thing_id', thing.id)).error?.code, who).toBe(REFUSED);
    }
    expect((await boss.client.from('moderation_log').select().eq('thing_id', thing.id)).data).toEqual(before);
  });

  test('names moderators to moderators alone', async () => {
    const thing = await publicPrompt();
    await decide(boss, thing, 'hide');
    expect((await thing.author.client.from('moderation_log').select()).data).toEqual([]);
    expect(JSON.stringify(await caseOf(thing))).not.toContain(boss.id);
  });

  describe('in the database', () => {
    let sql: Sql;
    beforeAll(async () => {
      sql = await openSql();
      await sql.rows(`insert into public.moderation_log (action, author_id) values ('keep', gen_random_uuid())`);
    });
    afterAll(() => sql.close());

    test.each(['update public.moderation_log set reason = null', 'delete from public.moderation_log', 'truncate public.moderation_log'])(
      'refuses to everybody: %s',
      async (statement) => {
        const refused = `do $$ begin ${statement}; raise 'It was done'; exception when insufficient_privilege then null; end $$`;
        await expect(sql.rows(refused)).resolves.toBeDefined();
        expect(await sql.rows('select action from public.moderation_log')).toEqual([{ action: 'keep' }]);
      },
    );

    test('also where a backend has widened the grants of roles', async () => {
      await sql.rows('grant all on public.moderation_log to anon, authenticated, service_role');
      for (const role of ['anon', 'authenticated', 'service_role'])
        await expect(
          sql.rows(
            `begin; set local role ${role}; insert into public.moderation_log (action, author_id) values ('keep', gen_random_uuid())`,
          ),
          role,
        ).rejects.toThrow();
      await sql.rows('rollback');
    });
  });
});

describe('mails to authors', () => {
  type Mails = Database['public']['Functions']['take_moderation_mails']['Returns'];
  /** All that wait: one call takes a hundred, and other tests of this database make some, too. */
  async function take(): Promise<Mails> {
    const { data, error } = await service().rpc('take_moderation_mails');
    if (error) throw error;
    return data.length === 0 ? [] : [...data, ...(await take())];
  }

  test('are taken once, with the secret key alone', async () => {
    await take();
    const thing = await publicPrompt();
    const kept = await publicPrompt();
    await reportedBy(await several(3), thing);
    await decide(boss, thing, 'keep');
    await reportedBy(await several(1), kept);
    await decide(boss, kept, 'keep');
    await decide(boss, thing, 'hide');
    await decide(boss, thing, 'remove');
    for (const client of [anonymous(), boss.client]) expect((await client.rpc('take_moderation_mails')).error?.code).toBe(REFUSED);
    const mails = await take();
    const own = mails.filter(({ email }) => email === thing.author.email);
    expect(own.map(({ action, by_reports }) => [action, by_reports])).toEqual([
      ['hide', true],
      ['keep', false],
      ['hide', false],
      ['remove', false],
    ]);
    expect(own[2]).toMatchObject({ kind: 'prompt', thing_id: thing.id, reason: 'spam', message: 'Because.' });
    // Of what was only reported its author is told nothing.
    expect(mails.filter(({ email }) => email === kept.author.email)).toEqual([]);
    expect((await take()).filter(({ email }) => email === thing.author.email)).toEqual([]);
  });
});

test('nothing of a person who leaves is left but ids in the log', async () => {
  const thing = await publicPrompt();
  const someone = await aged();
  await reportedBy([someone], thing);
  await decide(boss, thing, 'hide');
  const session = anonymous();
  await session.auth.signInWithPassword({ email: thing.author.email, password: 'correct horse' });
  expect((await session.rpc('delete_account')).error).toBeNull();
  for (const table of ['reports', 'moderation_cases'] as const)
    expect((await service().from(table).select('author_id').eq('author_id', thing.author.id)).data, table).toEqual([]);
  const { data } = await boss.client.from('moderation_log').select('action, reason').eq('author_id', thing.author.id);
  expect(data).toEqual([{ action: 'hide', reason: 'spam' }]);
});
