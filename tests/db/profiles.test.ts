import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../lib/limits';
import { usernameFormSchema } from '../../lib/profiles/profile-form';
import { RESERVED_USERNAMES } from '../../lib/profiles/reserved-usernames';
import { account, anonymous, type Person, person, remove, unique } from './support/people';
import { literal, openSql, type Sql } from './support/sql';

let sql: Sql;

beforeAll(async () => {
  sql = await openSql();
});
afterAll(() => sql.close());

test.each([
  ['jane@example.com', 'jane'],
  ['Jane.Doe+news@example.com', 'janedoenews'],
  ['averyveryverylongname@example.com', 'averyveryverylo'],
  ['jo@example.com', 'userjo'],
  ['x@example.com', 'userx'],
  ['7up@example.com', 'user7up'],
  ['2024.my.long.address@example.com', 'user2024mylonga'],
  ['_._@example.com', 'user'],
  ['jürgen@example.com', 'jrgen'],
  ['ÅB@example.com', 'userb'],
  ['', 'user'],
])('the default username of %s is %s', async (email, expected) => {
  const [row] = await sql.rows<{ base: string }>(`select private.username_base(${literal(email)}) as base`);
  expect(row?.base).toBe(expected);
  expect(expected).toMatch(/^[a-z][a-z0-9]{2,14}$/);
});

test('the database and the site reserve the same usernames', async () => {
  expect((await sql.rows<{ names: string[] }>('select private.reserved_usernames() as names'))[0]?.names).toEqual(RESERVED_USERNAMES);
  for (const name of RESERVED_USERNAMES) expect(usernameFormSchema.safeParse({ username: name }).error?.issues).toHaveLength(1);
});

describe('a reserved username', () => {
  test('cannot be chosen, in any case, also where nobody has it', async () => {
    const { client, id } = await person();
    for (const username of ['prompts', 'Admin', 'grokprompts']) {
      const { error } = await client.from('user_profiles').update({ username }).eq('id', id);
      expect(error?.message).toContain('user_profiles_username_free');
      expect((await client.rpc('username_available', { candidate: username })).data).toBe(false);
    }
  });

  test('is not made of an address either', async () => {
    const made = await Promise.all(['Grok.Prompts', 'admin'].map((name) => account(`${name}@${unique('d')}.example`)));
    const names = await Promise.all(made.map(async ({ client }) => (await client.rpc('ensure_profile')).data?.username));
    expect(names).toEqual(['grokprompts1', 'admin1']);
  });
});

describe('ensure_profile', () => {
  test('makes a profile once, from the address, and returns it every time', async () => {
    const name = unique('first');
    const { client, id } = await account(`${name}@example.com`);
    const first = await client.rpc('ensure_profile');
    const base = name.slice(0, LIMITS.username.defaultBase);
    expect(first.data).toMatchObject({ id, username: base, display_name: name, bio: null, x_handle: null });
    expect((await client.rpc('ensure_profile')).data).toEqual(first.data);
  });

  test('called thirty times at once makes one profile', async () => {
    const { client, id } = await account(`${unique('once')}@example.com`);
    const answers = await Promise.all(Array.from({ length: 30 }, () => client.rpc('ensure_profile')));
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
    expect(new Set(answers.map(({ data }) => data?.username)).size).toBe(1);
    const { count } = await anonymous().from('user_profiles').select('id', { count: 'exact', head: true }).eq('id', id);
    expect(count).toBe(1);
  });

  test('leaves a changed profile alone', async () => {
    const { client, id } = await person();
    const username = unique('mine');
    await client.from('user_profiles').update({ username, display_name: null }).eq('id', id);
    expect((await client.rpc('ensure_profile')).data).toMatchObject({ username, display_name: null });
  });

  test('a first prompt makes the profile it needs', async () => {
    const { client, id } = await account(`${unique('direct')}@example.com`);
    const { error } = await client.from('user_prompts').insert({ title: 'T', content: 'C' });
    expect(error).toBeNull();
    expect((await client.from('user_profiles').select().eq('id', id)).data).toHaveLength(1);
  });

  test('gives up after the last suffix, in words', async () => {
    const base = unique('full').slice(0, LIMITS.username.defaultBase);
    const last = LIMITS.username.defaultSuffix;
    await sql.rows(`do $$ begin
      insert into auth.users (id, email) select gen_random_uuid(), '${base}.' || n || '@example.com' from generate_series(0, ${last + 1}) n;
      insert into public.user_profiles (id, username)
      select id, '${base}' || nullif(split_part(split_part(email, '@', 1), '.', 2), '0')::text
      from auth.users where email like '${base}.%' and email not like '${base}.0@%' and email not like '${base}.${last + 1}@%';
      insert into public.user_profiles (id, username) select id, '${base}' from auth.users where email = '${base}.0@example.com';
      update auth.users set email = '${base}@example.com' where email = '${base}.${last + 1}@example.com';
    end $$`);
    const signIn = `do $$ begin
      perform set_config('request.jwt.claim.sub', (select id::text from auth.users where email = '${base}@example.com'), true);
      perform set_config('request.jwt.claims', json_build_object('sub', current_setting('request.jwt.claim.sub'))::text, true);
      set local role authenticated;
      perform public.ensure_profile();
    exception when sqlstate 'PT409' then
      raise notice '%', sqlerrm;
      perform set_config('test.refusal', sqlerrm, true);
      reset role;
      insert into public.user_profiles (id, username, bio) select id, '${unique('seen').slice(0, 20)}', current_setting('test.refusal')
      from auth.users where email = '${base}@example.com';
    end $$`;
    await sql.rows(signIn);
    const [row] = await sql.rows<{ bio: string }>(
      `select bio from public.user_profiles join auth.users using (id) where email = '${base}@example.com'`,
    );
    expect(row?.bio).toBe('Unable to generate unique username');
  });
});

describe('a hundred people with the same prefix', () => {
  let people: Person[] = [];
  const prefix = unique('crowd').slice(0, LIMITS.username.defaultBase);

  beforeAll(async () => {
    people = await Promise.all(Array.from({ length: 100 }, (_, index) => account(`${prefix}@${index}.example.com`)));
  }, 120_000);

  test('sign in at once and get a hundred different names', async () => {
    const answers = await Promise.all(people.map(({ client }) => client.rpc('ensure_profile')));
    const names = answers.map(({ data, error }) => data?.username ?? `${error?.message}`);
    const expected = [prefix, ...Array.from({ length: 99 }, (_, index) => `${prefix}${index + 1}`)];
    expect(names.sort()).toEqual(expected.sort());
  });

  test('claim one username, and one gets it', async () => {
    const username = unique('wanted');
    const claims = people.slice(0, 50).map(({ client, id }) => client.from('user_profiles').update({ username }).eq('id', id).select());
    const answers = await Promise.all(claims);
    expect(answers.filter(({ data }) => data?.length === 1)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === '23505')).toHaveLength(49);
  });
});

describe('username_available', () => {
  test('says no to a taken name in any case, yes to a free one and to one’s own', async () => {
    const [owner, other] = await Promise.all([person(), person()]);
    const username = unique('taken');
    await owner.client.from('user_profiles').update({ username }).eq('id', owner.id);
    const ask = async ({ client }: Person, candidate: string) => (await client.rpc('username_available', { candidate })).data;
    expect(await ask(other, username)).toBe(false);
    expect(await ask(other, username.toUpperCase())).toBe(false);
    expect(await ask(other, unique('free')), 'a free username').toBe(true);
    expect(await ask(owner, username), 'the own username').toBe(true);
    const { error } = await other.client.from('user_profiles').update({ username: username.toUpperCase() }).eq('id', other.id);
    expect(error?.code).toBe('23505');
  });
});

describe('search_people', () => {
  const found = async (query: string, at_most?: number) => {
    const { data, error } = await anonymous().rpc('search_people', { query, ...(at_most && { at_most }) });
    expect(error).toBeNull();
    return data?.map(({ username }) => username);
  };
  const called = async (username: string, display_name: string | null, isPublic: boolean) => {
    const { client, id } = await person();
    await client.from('user_profiles').update({ username, display_name }).eq('id', id);
    expect(
      (await client.from('user_prompts').insert({ user_id: id, title: 'Anything', content: 'Ten letters and more.' })).error,
    ).toBeNull();
    await client.from('user_prompts').update({ is_public: isPublic }).eq('user_id', id);
    return { client, id };
  };

  test('finds who has published something, by the beginnings of their names, whoever is called exactly so first', async () => {
    const name = unique('grace');
    await called(`${name}x`, `Ada ${name}`, true);
    await called(name, null, true);
    expect(await found(name)).toEqual([name, `${name}x`]);
    expect(await found(`ada ${name.slice(0, -2)}`)).toEqual([`${name}x`]);
    expect(await found(name, 1)).toEqual([name]);
    expect(await found(`${name} nobody`)).toEqual([]);
  });

  test('finds nobody who has not, or not any more', async () => {
    const name = unique('quiet');
    const { client, id } = await called(name, null, false);
    expect(await found(name)).toEqual([]);
    await client.from('user_prompts').update({ is_public: true }).eq('user_id', id);
    expect(await found(name)).toEqual([name]);
    const { data } = await client.from('user_prompts').select('id').eq('user_id', id);
    await remove(
      { client },
      (data ?? []).map((prompt) => prompt.id),
    );
    expect(await found(name)).toEqual([]);
  });

  test.each(['', ' ', '!!!', "'", "':* | & !", 'x'.repeat(5000), '👩‍🚀'])('%j finds nobody, and is no error', async (query) => {
    expect(await found(query)).toEqual([]);
  });

  test('says names and nothing else', async () => {
    const name = unique('names');
    await called(name, 'Somebody', true);
    expect((await anonymous().rpc('search_people', { query: name })).data).toEqual([{ username: name, display_name: 'Somebody' }]);
  });
});
