import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../lib/supabase/database.types';
import { anonymous, type Client, clientOf, PASSWORD, type Person, person, prompt, service } from './support/people';
import { literal, openSql, type Sql } from './support/sql';

const REFUSED = '42501';

/** Somebody's session as the action makes it: a moment ago, with the password. */
async function newSession({ email }: Person, password = PASSWORD): Promise<Client> {
  const client = anonymous();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

const isThere = async ({ id }: Person) => (await service().from('user_profiles').select('id').eq('id', id)).data?.length === 1;

async function expectGone(someone: Person) {
  expect(await isThere(someone)).toBe(false);
  for (const table of ['user_prompts', 'saved_prompts', 'collections', 'collection_items', 'imports', 'personal_tokens'] as const)
    expect((await service().from(table).select('user_id').eq('user_id', someone.id)).data, table).toEqual([]);
  const { error } = await anonymous().auth.signInWithPassword({ email: someone.email, password: PASSWORD });
  expect(error?.code).toBe('invalid_credentials');
}

async function withToken({ client, id }: Person, scope: 'read' | 'write'): Promise<Client> {
  const token = `gp_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(token).digest('hex');
  const { error } = await client.from('personal_tokens').insert({ user_id: id, name: 'A program', hash, scope });
  if (error) throw error;
  const { url, keys } = inject('backend');
  const options = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };
  return createClient<Database>(url, keys.publishableKey, { ...options, global: { headers: { 'x-personal-token': token } } });
}

describe('an account', () => {
  test('is deleted by a session that was just made, and says what was public', async () => {
    const someone = await person();
    const [open] = await Promise.all([prompt(someone, {}, 'public'), prompt(someone)]);
    const { data: profile } = await someone.client.from('user_profiles').select('username').eq('id', someone.id).single();
    const { data: made } = await someone.client
      .from('collections')
      .insert({ user_id: someone.id, title: 'T', slug: 'public' })
      .select('id')
      .single();
    await someone.client.from('collections').insert({ user_id: someone.id, title: 'T', slug: 'private' });
    await someone.client
      .from('collections')
      .update({ is_public: true })
      .eq('id', made?.id ?? '');
    const { data, error } = await (await newSession(someone)).rpc('delete_account');
    expect(error).toBeNull();
    expect(data).toEqual([{ username: profile?.username, prompts: [open.id], collections: [made?.id] }]);
    await expectGone(someone);
  });

  test('is deleted with its password alone', async () => {
    const someone = await person();
    await expect(newSession(someone, 'wrong')).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(await isThere(someone)).toBe(true);
  });

  test('is not deleted by visitors, the secret key and personal tokens', async () => {
    const someone = await person();
    const tried = {
      visitor: anonymous(),
      'secret key': service(),
      'token that reads': await withToken(someone, 'read'),
      'token that writes': await withToken(someone, 'write'),
    };
    for (const [who, client] of Object.entries(tried)) expect((await client.rpc('delete_account')).error?.code, who).toBe(REFUSED);
    expect(await isThere(someone)).toBe(true);
  });

  test('of somebody else stays', async () => {
    const [someone, other] = await Promise.all([person(), person()]);
    const kept = await prompt(other, {}, 'public');
    await (await newSession(someone)).rpc('delete_account');
    expect(await isThere(other)).toBe(true);
    expect((await anonymous().from('user_prompts').select('id').eq('id', kept.id)).data).toHaveLength(1);
  });

  test('can be made again with the same address, and its name is free', async () => {
    const someone = await person();
    const { data: before } = await someone.client.from('user_profiles').select('username').eq('id', someone.id).single();
    await (await newSession(someone)).rpc('delete_account');
    const again = await person(someone.email);
    expect(again.id).not.toBe(someone.id);
    const { data: after } = await again.client.from('user_profiles').select('username').eq('id', again.id).single();
    expect(after).toEqual(before);
  });
});

describe('what others have', () => {
  test('of a prompt that went with its author stays: a copy with the credit, a save and an item that name what is gone', async () => {
    const [author, reader] = await Promise.all([person(), person()]);
    const { data: profile } = await author.client.from('user_profiles').select('display_name').eq('id', author.id).single();
    const original = await prompt(author, { title: 'The original' }, 'public');
    const { client, id: user_id } = reader;
    const copied = await client.from('user_prompts').insert({ user_id, title: 'Mine', content: 'Text', source_id: original.id });
    expect(copied.error).toBeNull();
    await client.from('saved_prompts').insert({ user_id, prompt_id: original.id });
    const { data: collection } = await client.from('collections').insert({ user_id, title: 'C', slug: 'c' }).select('id').single();
    const collection_id = collection?.id ?? '';
    await client.from('collection_items').insert({ user_id, collection_id, prompt_id: original.id });
    await (await newSession(author)).rpc('delete_account');
    const { data: copy } = await client
      .from('user_prompts')
      .select('source_id, source_title, source_author')
      .eq('user_id', user_id)
      .single();
    expect(copy).toEqual({ source_id: original.id, source_title: 'The original', source_author: profile?.display_name });
    expect((await client.from('saved_prompts').select('prompt_id')).data).toEqual([{ prompt_id: original.id }]);
    expect((await client.from('collection_items').select('prompt_id')).data).toEqual([{ prompt_id: original.id }]);
    expect((await client.from('user_prompts').select('id').eq('id', original.id)).data).toEqual([]);
  });
});

describe('a session that outlives its account', () => {
  test('reads nothing and writes nothing', async () => {
    const someone = await person();
    const { data } = await someone.client.auth.getSession();
    const { url, keys } = inject('backend');
    const stolen = createClient<Database>(url, keys.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { headers: { authorization: `Bearer ${data.session?.access_token}` } },
    });
    await (await newSession(someone)).rpc('delete_account');
    expect((await clientOf(url, keys.publishableKey).auth.getUser(data.session?.access_token)).data.user).toBeNull();
    const reads = await Promise.all([
      stolen.from('user_prompts').select('id').eq('user_id', someone.id),
      stolen.rpc('own_saved_prompts'),
      stolen.rpc('own_collections', {}),
      stolen.rpc('search_own_titles', { query: '' }),
      stolen.from('personal_tokens').select('id'),
    ]);
    for (const { data: rows, error } of reads) expect([rows, error]).toEqual([[], null]);
    const user_id = someone.id;
    const writes = await Promise.all([
      stolen.from('user_prompts').insert({ user_id, title: 'T', content: 'C' }),
      stolen.from('saved_prompts').insert({ user_id, prompt_id: 'cover-letter' }),
      stolen.from('collections').insert({ user_id, title: 'T', slug: 't' }),
      stolen.from('imports').insert({ user_id, about: {} }),
      stolen.from('user_profiles').insert({ id: user_id, username: `n${randomBytes(6).toString('hex')}` }),
      stolen.rpc('ensure_profile'),
      stolen.rpc('delete_account'),
    ]);
    for (const { error } of writes) expect(error).not.toBeNull();
    await expectGone(someone);
  });
});

describe('at the same moment', () => {
  test('two deletions: one does it, the other finds nothing or is refused', async () => {
    const someone = await person();
    const sessions = await Promise.all([newSession(someone), newSession(someone)]);
    const answers = await Promise.all(sessions.map((client) => client.rpc('delete_account')));
    const outcomes = answers.map(({ data, error }) => (error ? error.code : `${data.length} row`));
    expect(outcomes).toContain('1 row');
    expect(['0 row', REFUSED]).toContain(outcomes.find((outcome) => outcome !== '1 row'));
    await expectGone(someone);
  });

  test('an import, a publication, a save and a new collection: nothing of the account is left, whoever was first', async () => {
    for (let round = 0; round < 4; round++) {
      const someone = await person();
      const { client, id: user_id } = someone;
      const { id } = await prompt(someone);
      const { data: brought } = await client.from('imports').insert({ about: {} }).select('id').single();
      const import_id = brought?.id ?? '';
      const rows = Array.from({ length: 200 }, (_, place) => ({ import_id, place, title: `T ${place}`, content: 'Content [NAME]' }));
      expect((await client.from('imported_prompts').insert(rows)).error).toBeNull();
      const leaving = await newSession(someone);
      const [, { error }] = await Promise.all([
        client.rpc('import_prompts', { import: import_id }),
        leaving.rpc('delete_account'),
        client.from('user_prompts').update({ is_public: true }).eq('id', id),
        client.from('saved_prompts').insert({ user_id, prompt_id: 'cover-letter' }),
        client.from('collections').insert({ user_id, title: 'T', slug: 't' }),
      ]);
      expect(error).toBeNull();
      await expectGone(someone);
    }
  });
});

describe('in SQL', () => {
  let sql: Sql;
  beforeAll(async () => {
    sql = await openSql();
  });
  afterAll(() => sql.close());

  /** Deletes the account of these claims, as PostgREST would. */
  async function remove(claims: { sub: string; session_id: string | undefined }): Promise<void> {
    await sql.rows(`
      begin;
      set local role authenticated;
      select set_config('request.jwt.claims', ${literal(JSON.stringify(claims))}, true), set_config('request.jwt.claim.sub', '${claims.sub}', true);`);
    try {
      await sql.rows('select * from public.delete_account()');
      await sql.rows('commit');
    } catch (error) {
      await sql.rows('rollback');
      throw error;
    }
  }

  async function accountIn(database: Sql, age = '0'): Promise<{ sub: string; session_id: string; role: string }> {
    const [sub, session_id] = [randomUUID(), randomUUID()];
    await database.rows(`insert into auth.users (id, email) values ('${sub}', '${sub}@example.com')`);
    await database.rows(
      `insert into auth.sessions (id, user_id, created_at) values ('${session_id}', '${sub}', now() - interval '${age} seconds')`,
    );
    return { sub, session_id, role: 'authenticated' };
  }

  test('a session of more than a minute, one of somebody else, one that has ended and none are refused', async () => {
    const [old, other] = [await accountIn(sql, '61'), await accountIn(sql)];
    for (const session_id of [old.session_id, other.session_id, randomUUID(), "' or true --", undefined])
      await expect(remove({ ...old, session_id }), String(session_id)).rejects.toThrow();
    await remove(other);
    expect(await sql.rows(`select id from auth.users where id in ('${old.sub}', '${other.sub}')`)).toEqual([{ id: old.sub }]);
  });

  test('no table has a row that names the account or anything of it', async () => {
    const someone = await accountIn(sql);
    const { sub: id } = someone;
    const [written, deleted, collection, brought, suggested] = Array.from({ length: 5 }, () => randomUUID());
    const { sub: blocked } = await accountIn(sql);
    await sql.rows(`insert into public.user_profiles (id, username) values ('${blocked}', 'blocked')`);
    await sql.rows(`
      insert into public.user_profiles (id, username) values ('${id}', 'leaving');
      insert into public.user_prompts (id, user_id, title, content) values ('${written}', '${id}', 'T', 'Text'), ('${deleted}', '${id}', 'T', 'Deleted text');
      update public.user_prompts set deleted_at = now() where id = '${deleted}';
      insert into public.user_prompt_versions (prompt_id, title, content, replaced_at) values ('${written}', 'T', 'C', now());
      insert into public.user_prompt_uses (prompt_id, used_at) values ('${written}', now());
      insert into public.suggestions (id, prompt_id, title, suggester_id, note, base) values ('${suggested}', 'cover-letter', 'T', '${id}', 'N', repeat('0', 32));
      insert into public.suggestion_answers (suggestion_id, writer_id, text) values ('${suggested}', '${id}', 'T');
      insert into public.withdrawn_suggestions (id, suggester_id, created_at) values (gen_random_uuid(), '${id}', now());
      insert into public.keepers (user_id) values ('${id}');
      insert into public.follows (user_id, author_id) values ('${id}', '${blocked}');
      insert into public.feed_addresses (user_id, hash) values ('${id}', '${id.replaceAll('-', '').repeat(2)}');
      insert into public.daily_mails (user_id) values ('${id}');
      insert into public.prompt_saves (prompt_id, saves) values ('${written}', 3);
      insert into public.blocks (blocker_id, blocked_id) values ('${id}', '${blocked}');
      insert into public.saved_prompts (user_id, prompt_id) values ('${id}', 'cover-letter');
      insert into public.pinned_prompts (user_id, prompt_id) values ('${id}', 'cover-letter');
      insert into public.collections (id, user_id, title, slug) values ('${collection}', '${id}', 'T', 't');
      insert into public.collection_items (collection_id, user_id, prompt_id) values ('${collection}', '${id}', 'cover-letter');
      insert into public.prompt_changes (user_id, kind, before) values ('${id}', 'private', '{}');
      insert into public.imports (id, user_id, about) values ('${brought}', '${id}', '{}');
      insert into public.imported_prompts (import_id, place, title, content) values ('${brought}', 0, 'T', 'C');
      insert into public.import_sources (import_id, part, data) values ('${brought}', 0, 'H4sI');
      insert into public.personal_tokens (user_id, name, hash, scope) values ('${id}', 'T', repeat('0', 64), 'read');
      insert into public.moderators (user_id) values ('${id}');
      insert into public.reports (reporter_id, author_id, kind, thing_id, title, reason, counts)
      values ('${id}', '${id}', 'prompt', '${written}', 'T', 'spam', true);
      insert into public.moderation_cases (kind, thing_id, author_id, title, state, decided_at, changed_at)
      values ('prompt', '${written}', '${id}', 'T', 'hidden', now(), now());
      insert into public.suspensions (user_id, reason, suspended_at) values ('${id}', 'spam', now());
      insert into public.moderation_mails (user_id, action) values ('${id}', 'keep');
      insert into auth.identities (id, provider, provider_id, user_id) values ('${randomUUID()}', 'email', '${id}', '${id}');
      insert into auth.refresh_tokens (id, token, user_id, session_id) values ('${randomUUID()}', 'r', '${id}', '${someone.session_id}');
      insert into auth.audit_log_entries (id, payload) values ('${randomUUID()}', '{"actor_id":"${id}","actor_username":"a@example.com"}');`);
    const tables = await sql.rows<{ name: string }>(`
      select c.oid::regclass::text as name from pg_class c
      where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private', 'auth')`);
    const ids = [id, written, deleted, collection, brought, suggested].join('|');
    const naming = async () => {
      const found = [];
      for (const { name } of tables) {
        const [row] = await sql.rows<{ count: number }>(`select count(*)::integer from ${name} t where t::text ~ '${ids}'`);
        if (row?.count) found.push(name);
      }
      return found.sort();
    };
    // Those that hold nothing of anybody.
    const ofNobody = ['public_prompt_counts', 'missed_searches'];
    const unqualified = (name: string) => name.replace(/^public\./, '');
    const expected = tables.map(({ name }) => unqualified(name)).filter((name) => !name.includes('.') && !ofNobody.includes(name));
    expect((await naming()).map(unqualified)).toEqual(expect.arrayContaining(expected));
    await remove(someone);
    // It cannot be changed, and has ids alone (docs/decisions/moderation.md).
    expect((await naming()).map(unqualified)).toEqual(['moderation_log']);
  });
});
