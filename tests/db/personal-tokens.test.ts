import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { anonymous, type Client, clientOf, PASSWORD, type Person, person, prompt, unique } from './support/people';
import { openSql, type Sql } from './support/sql';

type Scope = 'read' | 'write';

const REFUSED = '42501';

let owner: Person;
let stranger: Person;
let sql: Sql;

beforeAll(async () => {
  [owner, stranger, sql] = await Promise.all([person(), person(), openSql()]);
});

afterAll(() => sql.close());

/** What is stored of a token. */
const stored = (token: string) => createHash('sha256').update(token).digest('hex');

const newToken = () => `gp_${randomBytes(32).toString('base64url')}`;

async function tokenOf({ client, id }: Person, scope: Scope, expires_at: string | null = null): Promise<string> {
  const token = newToken();
  const { error } = await client.from('personal_tokens').insert({ user_id: id, name: 'A program', hash: stored(token), scope, expires_at });
  if (error) throw error;
  return token;
}

/** A client that sends a token and has no session. */
function withToken(token: string): Client {
  const { url, keys } = inject('backend');
  return clientOf(url, keys.publishableKey, { 'x-personal-token': token });
}

const use = async (token: string, network = 'a') => (await anonymous().rpc('use_token', { token, network })).data;

describe('a token', () => {
  test('reads what its owner may, and of others what is public', async () => {
    const client = withToken(await tokenOf(owner, 'read'));
    const [mine, theirs, open] = await Promise.all([prompt(owner), prompt(stranger), prompt(stranger, {}, 'public')]);
    const { data } = await client.from('user_prompts').select('id').in('id', [mine.id, theirs.id, open.id]);
    expect(data?.map(({ id }) => id).sort()).toEqual([mine.id, open.id].sort());
    expect((await client.rpc('own_counts')).data?.[0]?.prompts).toBeGreaterThan(0);
  });

  test('that may read changes nothing, not through functions either', async () => {
    const client = withToken(await tokenOf(owner, 'read'));
    const { id, title } = await prompt(owner);
    const row = { user_id: owner.id, title: 'New', content: 'Some content' };
    const tried = await Promise.all([
      client.from('user_prompts').insert(row),
      client.from('user_prompts').update({ title: 'Other' }).eq('id', id).select(),
      client.from('saved_prompts').insert({ user_id: owner.id, prompt_id: 'cover-letter' }),
      client.from('user_profiles').update({ bio: 'x' }).eq('id', owner.id).select(),
      client.rpc('change_prompts', { ids: [id], change: 'delete' }),
      client.rpc('record_prompt_use', { prompt: id }),
    ]);
    expect(tried.map(({ error }) => error?.code)).toEqual(tried.map(() => REFUSED));
    const { data } = await owner.client.from('user_prompts').select('title').eq('id', id).single();
    expect(data?.title).toBe(title);
  });

  test('that may write changes what is its owner’s, and nothing else', async () => {
    const client = withToken(await tokenOf(owner, 'write'));
    const row = { user_id: owner.id, title: 'New', content: 'Some content' };
    const { data: made } = await client.from('user_prompts').insert(row).select('id, user_id').single();
    expect(made?.user_id).toBe(owner.id);
    const { id } = await prompt(stranger, {}, 'public');
    expect((await client.from('user_prompts').update({ title: 'Other' }).eq('id', id).select()).data).toEqual([]);
    const { error } = await client.from('user_prompts').insert({ ...row, user_id: stranger.id });
    expect(error?.code).toBe(REFUSED);
  });

  test.each<Scope>(['read', 'write'])('that may %s sees, makes and revokes no tokens', async (scope) => {
    const client = withToken(await tokenOf(owner, scope));
    expect((await client.from('personal_tokens').select('id')).data).toEqual([]);
    const row = { user_id: owner.id, name: 'Another', hash: stored(newToken()), scope: 'write' };
    expect((await client.from('personal_tokens').insert(row)).error?.code).toBe(REFUSED);
    await client.from('personal_tokens').delete().eq('user_id', owner.id);
    expect((await owner.client.from('personal_tokens').select('id')).data?.length).toBeGreaterThan(0);
  });

  describe.each<Scope>(['read', 'write'])('that may %s, outside of the tables,', (scope) => {
    let someone: Person;
    let token: string;

    beforeAll(async () => {
      someone = await person();
      token = await tokenOf(someone, scope);
    });

    async function send({ method, path, body }: { method: string; path: string; body?: object }) {
      const { url, keys } = inject('backend');
      const headers = { 'x-personal-token': token, apikey: keys.publishableKey, 'content-type': 'application/json' };
      const answer = await fetch(`${url}${path}`, { method, headers, redirect: 'manual', ...(body && { body: JSON.stringify(body) }) });
      return { status: answer.status, text: await answer.text() };
    }

    // Every address of the sign-in service that acts for whoever has a session, and ways around.
    const SESSION_WANTED = [
      { method: 'GET', path: '/auth/v1/user' },
      { method: 'PUT', path: '/auth/v1/user', body: { password: 'taken over' } },
      { method: 'PUT', path: '/auth/v1/user', body: { email: 'taken.over@example.com' } },
      { method: 'PUT', path: '/auth/v1/user', body: { data: { taken: 'over' } } },
      { method: 'POST', path: '/auth/v1/logout' },
      { method: 'POST', path: '/auth/v1/logout?scope=others' },
      { method: 'GET', path: '/auth/v1/reauthenticate' },
      { method: 'POST', path: '/auth/v1/reauthenticate' },
      { method: 'GET', path: '/auth/v1/user/identities' },
      { method: 'GET', path: '/auth/v1/user/identities/authorize?provider=github' },
      { method: 'POST', path: '/auth/v1/factors', body: { factor_type: 'totp' } },
      { method: 'GET', path: '/auth/v1/admin/users' },
      { method: 'POST', path: '/auth/v1/admin/users', body: { email: 'made@example.com', password: PASSWORD } },
      { method: 'POST', path: '/auth/v1/admin/generate_link', body: { type: 'magiclink' } },
      { method: 'POST', path: '/auth/v1/invite', body: { email: 'invited@example.com' } },
      { method: 'POST', path: '/auth/v1/token?grant_type=refresh_token', body: {} },
      { method: 'POST', path: '/auth/v1/token?grant_type=password', body: {} },
      { method: 'POST', path: '/auth/v1/token?grant_type=pkce', body: {} },
      { method: 'POST', path: '/auth/v1/verify', body: {} },
      { method: 'GET', path: '/rest/v1/..%2f..%2fauth/v1/user' },
      { method: 'GET', path: '/rest/v1//auth/v1/user' },
    ];

    test.each(SESSION_WANTED)('is no session at $method $path', async (request) => {
      const { status, text } = await send(request);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text).not.toContain(someone.email);
      expect(text).not.toContain(someone.id);
      const again = await anonymous().auth.signInWithPassword({ email: someone.email, password: PASSWORD });
      expect(again.error).toBeNull();
      expect((await someone.client.auth.refreshSession()).error).toBeNull();
      expect(await use(token)).toEqual([{ user_id: someone.id, scope }]);
    });

    test.each([
      '/storage/v1/bucket',
      '/storage/v1/object/list/x',
      '/functions/v1/x',
      '/graphql/v1',
      '/realtime/v1/x',
      '/pg/tables',
      '/_system/x',
      '/',
    ])('finds nothing at %s', async (path) => {
      for (const method of ['GET', 'POST']) expect((await send({ method, path })).status).toBe(404);
    });
  });

  test('that is unknown, revoked or has expired is refused', async () => {
    const revoked = await tokenOf(owner, 'read');
    await owner.client.from('personal_tokens').delete().eq('user_id', owner.id);
    const ended = await tokenOf(owner, 'read', new Date(Date.now() - 1000).toISOString());
    for (const token of [newToken(), revoked, ended, "x' or true --"]) {
      expect(await use(token)).toEqual([]);
      expect((await withToken(token).from('user_prompts').select('id')).error).not.toBeNull();
    }
  });

  test('ends with a changed password', async () => {
    const someone = await person();
    const token = await tokenOf(someone, 'write');
    expect(await use(token)).toEqual([{ user_id: someone.id, scope: 'write' }]);
    const { error } = await someone.client.auth.updateUser({ password: `${PASSWORD} battery` });
    expect(error).toBeNull();
    expect(await use(token)).toEqual([]);
  });
});

describe('tokens', () => {
  test('are seen by their owner alone, and what is stored of them by nobody', async () => {
    await tokenOf(owner, 'read');
    expect((await stranger.client.from('personal_tokens').select('id').eq('user_id', owner.id)).data).toEqual([]);
    for (const column of ['hash', 'networks'])
      expect((await owner.client.from('personal_tokens').select(column)).error?.code, column).toBe(REFUSED);
  });

  test('note their day of use, and when they come from a network that is new', async () => {
    const someone = await person();
    const token = await tokenOf(someone, 'read');
    const read = async () => (await someone.client.from('personal_tokens').select('last_used_on, new_network_at').single()).data;
    expect(await read()).toEqual({ last_used_on: null, new_network_at: null });
    await use(token, '192.0.2.0/24');
    await use(token, '192.0.2.0/24');
    expect(await read()).toEqual({ last_used_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), new_network_at: null });
    await use(token, '198.51.100.0/24');
    const { new_network_at: moved } = (await read()) ?? {};
    expect(moved).not.toBeNull();
    await use(token, '192.0.2.0/24');
    expect((await read())?.new_network_at).toBe(moved);
  });

  test('are at most twenty of an account', async () => {
    const someone = await person();
    for (let index = 0; index < 20; index++) await tokenOf(someone, 'read');
    const row = { user_id: someone.id, name: 'One more', hash: stored(newToken()), scope: 'read' };
    const { error } = await someone.client.from('personal_tokens').insert(row);
    expect(error).toMatchObject({ code: 'PT403', details: 'personal_tokens' });
  });

  test('of every table of the API are refused writes where they may only read', async () => {
    const unguarded = await sql.rows(`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'refuse_read_token')`);
    expect(unguarded).toEqual([]);
  });
});

describe('in SQL', () => {
  const id = randomUUID();
  const token = newToken();

  beforeAll(async () => {
    await sql.rows(`insert into auth.users (id, email) values ('${id}', '${unique()}@example.com')`);
    await sql.rows(`
      insert into public.personal_tokens (user_id, name, hash, scope) values ('${id}', 'A program', private.token_hash('${token}'), 'read')`);
  });

  test('the last ten networks are stored', async () => {
    for (let index = 0; index < 30; index++) await sql.rows(`select private.use_token('${token}', '203.0.113.${index}')`);
    const [row] = await sql.rows<{ networks: string[] }>('select networks from public.personal_tokens');
    expect(row?.networks).toEqual(Array.from({ length: 10 }, (_, index) => `203.0.113.${index + 20}`));
  });

  test('a request of PostgREST with a token becomes one of its owner, and one with an unknown token is refused', async () => {
    const request = (sent: string) => `
      begin;
      set local role anon;
      select set_config('request.headers', '{"x-personal-token":"${sent}"}', true);
      select private.check_request();
      create temporary table asked on commit drop as select current_user::text as role, private.caller()::text as id, private.token_scope() as scope;`;
    await sql.rows('grant temporary on database current_database_name to authenticated'.replace('current_database_name', await database()));
    await sql.rows(request(token));
    expect(await sql.rows('select * from asked')).toEqual([{ role: 'authenticated', id, scope: 'read' }]);
    await sql.rows('rollback');
    await expect(sql.rows(request(newToken()))).rejects.toThrow();
    await sql.rows('rollback');
  });

  const database = async () => (await sql.rows<{ name: string }>('select quote_ident(current_database()) as name'))[0]?.name ?? '';
});
