import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { newToken, tokenHash } from '../../lib/tokens/token-text';
import { sendDailyMails } from '../../scripts/lib/send-mails';
import { anonymous, clientOf, type Person, person, prompt, remove, service, unique } from './support/people';
import { openSql, type Sql } from './support/sql';

const operator = service();
const PAST = '2001-01-01T00:00:00+00:00';

const ask = ({ client, id: user_id }: Person) => client.from('daily_mails').insert({ user_id });
const follow = ({ client }: Person, what: { author_id?: string; category?: string }) => client.from('follows').insert(what);
/** Makes it a day later for somebody; others are not due. */
const dayLater = ({ id }: Person) => operator.from('daily_mails').update({ due_at: PAST }).eq('user_id', id);

/** A person who has asked for mails, and follows an author. */
async function follower(author: Person): Promise<Person> {
  const someone = await person();
  expect((await follow(someone, { author_id: author.id })).error).toBeNull();
  expect((await ask(someone)).error).toBeNull();
  return someone;
}

async function takeAll() {
  const taken = [];
  for (;;) {
    const { data, error } = await operator.rpc('take_daily_mails');
    if (error) throw error;
    if (data.length === 0) return taken.filter(({ email }) => email !== null);
    taken.push(...data);
  }
}

/** What the mail to somebody would tell, once a day has passed; undefined where none is due. */
async function news(someone: Person) {
  await dayLater(someone);
  return (await takeAll()).find(({ email }) => email === someone.email);
}
const titles = (mail: Awaited<ReturnType<typeof news>>) => (mail?.prompts as { title: string }[] | undefined)?.map(({ title }) => title);

const newPrompt = (author: Person, title: string, fields = {}) => prompt(author, { title, ...fields }, 'public');

test('tell what is new since they were asked for, then since the last one, of people and of others in categories', async () => {
  const [author, other, category] = [await person(), await person(), unique('Cat ')];
  const draft = await prompt(author, { title: 'Published later' });
  await newPrompt(author, 'Old');
  const someone = await follower(author);
  await follow(someone, { category });
  await newPrompt(someone, 'Own', { category });
  expect(await news(someone)).toBeUndefined();
  await newPrompt(author, 'Of the author');
  await newPrompt(other, 'In the category', { category });
  await newPrompt(other, 'Elsewhere');
  await prompt(other, { title: 'Private', category });
  await author.client.from('user_prompts').update({ is_public: true }).eq('id', draft.id);
  const mail = await news(someone);
  expect(titles(mail)).toEqual(['Published later', 'In the category', 'Of the author']);
  expect(mail).toMatchObject({ email: someone.email, total: 3, suggestions: 0, secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await news(someone)).toBeUndefined();
  for (const is_public of [false, true]) await author.client.from('user_prompts').update({ is_public }).eq('id', draft.id);
  expect(await news(someone)).toBeUndefined();
  const { data: other_prompt } = await author.client.from('user_profiles').select('username').eq('id', author.id).single();
  const last = await newPrompt(author, 'The next day');
  expect((await news(someone))?.prompts).toEqual([
    { id: last.id, title: 'The next day', username: other_prompt?.username, name: expect.any(String) },
  ]);
});

test('are not due twice in a day, however often they are turned off and on', async () => {
  const author = await person();
  const someone = await follower(author);
  const ofSomeone = async () => (await takeAll()).filter(({ email }) => email === someone.email);
  await newPrompt(author, 'First');
  expect(await ofSomeone()).toEqual([]);
  expect(titles(await news(someone))).toEqual(['First']);
  await newPrompt(author, 'Second');
  expect(await ofSomeone()).toEqual([]);
  await someone.client.from('daily_mails').delete().eq('user_id', someone.id);
  expect((await ask(someone)).error).toBeNull();
  await newPrompt(author, 'Third');
  expect(await ofSomeone()).toEqual([]);
  expect(titles(await news(someone))).toEqual(['Third']);
});

test('tell nothing that is not public any more, nor of whom is suspended or blocked', async () => {
  const [author, blocked, suspended, category] = [await person(), await person(), await person(), unique('Cat ')];
  const someone = await follower(author);
  await follow(someone, { author_id: blocked.id });
  await follow(someone, { category });
  const [again, deleted] = [await newPrompt(author, 'Private again'), await newPrompt(author, 'Deleted')];
  await author.client.from('user_prompts').update({ is_public: false }).eq('id', again.id);
  await remove(author, [deleted.id]);
  for (const one of [blocked, suspended]) await newPrompt(one, 'Of somebody bad', { category });
  await newPrompt(blocked, 'Without the category');
  await someone.client.from('blocks').insert({ blocked_id: blocked.id });
  await operator.from('suspensions').insert({ user_id: suspended.id, reason: 'spam', suspended_at: PAST });
  const { data } = await someone.client.rpc('followed_prompts');
  expect(data?.map(({ title }) => title)).toEqual(['Of somebody bad']);
  expect(await news(someone)).toBeUndefined();
});

test('go to nobody who is suspended, until that ends', async () => {
  const author = await person();
  const someone = await follower(author);
  await newPrompt(author, 'New');
  await operator.from('suspensions').insert({ user_id: someone.id, reason: 'spam', suspended_at: PAST });
  expect(await news(someone)).toBeUndefined();
  await operator.from('suspensions').update({ ends_at: PAST }).eq('user_id', someone.id);
  expect(titles(await news(someone))).toEqual(['New']);
});

test('say how many suggestions wait', async () => {
  const author = await person();
  const someone = await follower(author);
  const [kept, deleted] = [await newPrompt(someone, 'To be changed'), await newPrompt(someone, 'To be deleted')];
  for (const { id } of [kept, deleted]) {
    const { error } = await author.client.rpc('suggest_change', { prompt: id, note: 'Shorter', base: 'a'.repeat(32) });
    expect(error).toBeNull();
  }
  await newPrompt(author, 'New');
  expect((await news(someone))?.suggestions).toBe(2);
  await remove(someone, [deleted.id]);
  await newPrompt(author, 'Newer');
  expect((await news(someone))?.suggestions).toBe(1);
});

test('are sent once by several processes at once', async () => {
  const author = await person();
  const people = await Promise.all(Array.from({ length: 12 }, () => follower(author)));
  const folder = await mkdtemp(path.join(tmpdir(), 'gp-daily-mails-'));
  const mail = { smtpUrl: null, mailFolder: folder, mailFrom: null };
  const said: string[] = [];
  const sender = { operator, mail, siteUrl: 'https://prompts.example', say: (line: string) => void said.push(line) };
  try {
    for (let round = 1; round <= 5; round++) {
      await newPrompt(author, `Round ${round}`);
      await Promise.all(people.map(dayLater));
      const counts = await Promise.all([sendDailyMails(sender), sendDailyMails(sender), sendDailyMails(sender)]);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    }
    const mails = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
    expect(mails).toHaveLength(60);
    expect(new Set(mails.map((text) => /^To: .*/.exec(text)?.[0])).size).toBe(12);
    expect(said).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

describe('the secret of a mail', () => {
  const end = (secret: string, client = anonymous()) => client.rpc('end_daily_mails', { secret });
  const isOn = async ({ client }: Person) => (await client.from('daily_mails').select('user_id')).data?.length === 1;

  test('ends them for its reader alone, once, and also that of an older mail', async () => {
    const author = await person();
    const [someone, other] = [await follower(author), await follower(author)];
    await newPrompt(author, 'One');
    const [first, ofOther] = [await news(someone), await news(other)];
    await newPrompt(author, 'Two');
    const second = await news(someone);
    expect(first?.secret).not.toBe(second?.secret);
    for (const unknown of ['', unique(), tokenHash(first?.secret ?? '')]) expect((await end(unknown)).error).toBeNull();
    expect([await isOn(someone), await isOn(other)]).toEqual([true, true]);
    const known = await end(first?.secret ?? '');
    expect([known.data, known.error]).toEqual([(await end(unique())).data, null]);
    expect([await isOn(someone), await isOn(other)]).toEqual([false, true]);
    await ask(someone);
    expect((await end(second?.secret ?? '')).error).toBeNull();
    expect(await isOn(someone)).toBe(true);
    await end(ofOther?.secret ?? '', someone.client);
    expect(await isOn(other)).toBe(false);
  });

  test('is kept as a hash that nobody reads, for sixty mails', async () => {
    const author = await person();
    const someone = await follower(author);
    const hashes = Array.from({ length: 60 }, () => tokenHash(unique()));
    await operator.from('daily_mails').update({ link_hashes: hashes }).eq('user_id', someone.id);
    await newPrompt(author, 'New');
    const mail = await news(someone);
    const { data } = await operator.from('daily_mails').select('link_hashes').eq('user_id', someone.id).single();
    expect(data?.link_hashes).toEqual([tokenHash(mail?.secret ?? ''), ...hashes.slice(0, 59)]);
    expect((await someone.client.from('daily_mails').select('link_hashes')).error?.code).toBe('42501');
  });
});

test('are turned on and off by no token, and taken by the secret key alone', async () => {
  const author = await person();
  const someone = await follower(author);
  const { url, keys } = inject('backend');
  for (const scope of ['read', 'write'] as const) {
    const token = newToken();
    await someone.client.from('personal_tokens').insert({ user_id: someone.id, name: 'A program', hash: tokenHash(token), scope });
    const program = clientOf(url, keys.publishableKey, { 'x-personal-token': token });
    await program.from('daily_mails').delete().eq('user_id', someone.id);
    expect((await someone.client.from('daily_mails').select('user_id')).data, scope).toHaveLength(1);
    await someone.client.from('daily_mails').delete().eq('user_id', someone.id);
    expect((await program.from('daily_mails').insert({ user_id: someone.id })).error?.code, scope).toBe('42501');
    await ask(someone);
  }
  for (const client of [anonymous(), someone.client]) expect((await client.rpc('take_daily_mails')).error?.code).toBe('42501');
  for (const chosen of [{ told_at: PAST }, { due_at: PAST }, { link_hashes: ['a'] }])
    expect((await (await person()).client.from('daily_mails').insert(chosen as { told_at: string })).error?.code).toBe('42501');
});

describe('in SQL', () => {
  let sql: Sql;
  beforeAll(async () => {
    sql = await openSql();
  });
  afterAll(() => sql.close());

  test('a thousand people and ten thousand new prompts: fifty at a time, ten prompts each, and nobody without a confirmed address', async () => {
    await sql.rows(`
      insert into auth.users (id, email, email_confirmed_at)
      select gen_random_uuid(), n || '@example.com', case when n > 10 then now() end from generate_series(1, 1010) n;
      insert into public.follows (user_id, category) select id, 'Letters' from auth.users;
      insert into public.daily_mails (user_id, told_at, due_at) select user_id, '${PAST}', '${PAST}' from public.follows;
      insert into auth.users (id, email) select gen_random_uuid(), 'author' || n || '@example.com' from generate_series(1, 100) n;
      insert into public.user_profiles (id, username) select id, split_part(email, '@', 1) from auth.users where email like 'author%'`);
    for (let thousand = 1; thousand <= 10; thousand++)
      await sql.rows(`
        insert into public.user_prompts (user_id, title, content, category, is_public)
        select id, 'Letter', 'Write a letter', 'Letters', true from public.user_profiles, generate_series(1, 10)`);
    const emails = new Set<string>();
    let looks = 0;
    for (;;) {
      const rows = await sql.rows<{ email: string | null; prompts: unknown[]; total: number }>('select * from public.take_daily_mails()');
      if (rows.length === 0) break;
      looks += 1;
      expect(rows.length).toBeLessThanOrEqual(50);
      for (const { email, prompts, total } of rows) {
        if (email === null) continue;
        expect([prompts.length, total]).toEqual([10, 30]);
        emails.add(email);
      }
    }
    expect([looks, emails.size]).toEqual([21, 1000]);
    expect([...emails].some((email) => Number.parseInt(email, 10) <= 10)).toBe(false);
    const [row] = await sql.rows<{ told: number; looked: number }>(`
      select count(*) filter (where due_at > now() + interval '22 hours')::integer as told,
        count(*) filter (where told_at = '${PAST}' and due_at < now() + interval '1 hour')::integer as looked
      from public.daily_mails`);
    expect(row).toEqual({ told: 1000, looked: 10 });
  });
});
