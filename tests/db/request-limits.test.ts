import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { LIMITS } from '../../lib/limits';
import { anonymous, type Client, type Person, person, prompt } from './support/people';
import { literal, openSql, type Sql } from './support/sql';

describe('one request', () => {
  test('changes prompts of at most 1 MB, and nothing where it is more', async () => {
    const writer = await person();
    const { hardMax } = LIMITS.content;
    const rows = Array.from({ length: 11 }, () => ({ title: 'Before', content: 'x'.repeat(hardMax) }));
    const { data } = await writer.client.from('user_prompts').insert(rows).select('id');
    const ids = (data ?? []).map(({ id }) => id);
    const rename = (some: string[]) => writer.client.from('user_prompts').update({ title: 'After' }).in('id', some);
    const publish = () => writer.client.from('user_prompts').update({ is_public: true, category: 'After' }).eq('user_id', writer.id);
    const titles = async () => (await writer.client.from('user_prompts').select('title').eq('user_id', writer.id)).data ?? [];

    expect((await rename(ids)).error).toMatchObject({ code: '22023', message: 'One request can change prompts of at most 1 MB' });
    expect(new Set((await titles()).map(({ title }) => title))).toEqual(new Set(['Before']));
    // Each request counts for itself.
    expect((await rename(ids.slice(0, 1))).error).toBeNull();
    expect((await titles()).filter(({ title }) => title === 'After')).toHaveLength(1);
    // The words of their texts are not made anew.
    expect((await publish()).error).toBeNull();
  });
});

describe('a count that is a guess of the planner, made from rows that nobody may see', () => {
  let owner: Person;
  let clients: Record<'anonymous' | 'stranger' | 'owner', Client>;

  beforeAll(async () => {
    const stranger = await person();
    owner = await person();
    clients = { anonymous: anonymous(), stranger: stranger.client, owner: owner.client };
    for (let index = 0; index < 3; index++) await prompt(owner);
  });

  describe.each(['planned', 'estimated'] as const)('%s', (count) => {
    test.each(['anonymous', 'stranger', 'owner'] as const)('is refused to %s', async (who) => {
      const prompts = clients[who].from('user_prompts');
      const asked = await prompts.select('id', { count }).eq('user_id', owner.id);
      expect(asked).toMatchObject({ status: 400, count: null, data: null, error: { code: 'PT400' } });
      const changed = await clients[who].from('user_prompts').delete({ count }).eq('user_id', owner.id);
      expect(changed).toMatchObject({ status: 400, error: { code: 'PT400' } });
    });
  });

  test('is refused however it is asked for', async () => {
    const { url, keys } = inject('backend');
    for (const prefer of [
      'count=planned',
      'return=minimal, count=planned',
      'count=exact,count=estimated',
      'COUNT = Planned',
      'count="planned"',
    ])
      for (const method of ['GET', 'HEAD']) {
        const headers = { apikey: keys.publishableKey, prefer };
        expect((await fetch(`${url}/rest/v1/user_prompts?select=id`, { method, headers })).status, prefer).toBe(400);
      }
  });

  test('an exact one is that of the rows that somebody may see', async () => {
    const countFor = async (client: Client) =>
      (await client.from('user_prompts').select('id', { count: 'exact', head: true }).eq('user_id', owner.id)).count;
    expect([await countFor(clients.stranger), await countFor(clients.owner)]).toEqual([0, 3]);
  });
});

describe('the database', () => {
  let sql: Sql;
  beforeAll(async () => {
    sql = await openSql();
  });
  afterAll(() => sql.close());

  test('ends statements of the roles of the API, where they sign in themselves', async () => {
    const roles = await sql.rows(`select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by 1`);
    expect(roles).toEqual([
      { rolname: 'anon', rolconfig: ['statement_timeout=3s'] },
      { rolname: 'authenticated', rolconfig: ['statement_timeout=8s'] },
    ]);
  });

  test.runIf(inject('backend').driver === 'postgres')('ends statements of the embedded backend', async () => {
    expect(await sql.rows('show statement_timeout')).toEqual([{ statement_timeout: '8s' }]);
  });

  test('refuses such counts before each request to PostgREST', async () => {
    const check = (headers: object) =>
      sql.rows(`select set_config('request.headers', ${literal(JSON.stringify(headers))}, false), private.check_request()`);
    await sql.rows('select private.check_request()');
    await check({});
    await check({ prefer: 'count=exact' });
    for (const prefer of ['count=planned', 'return=minimal, count=estimated']) await expect(check({ prefer })).rejects.toThrow();
  });
});
