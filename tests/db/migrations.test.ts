import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { makeKeys, startBackend } from '../../scripts/backend';
import { migrationHashes, releasedHashes } from '../../scripts/lib/migrations';
import { type Client, clientOf, PASSWORD } from './support/people';
import { startPostgres } from './support/postgres-server';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LAST_OF_1_0_0 = '20251101091200_leaving.sql';

test('released migrations are as they were: a change is a new migration', () => {
  const now = migrationHashes();
  for (const [name, hash] of Object.entries(releasedHashes())) expect(now[name], `${name} was edited: add a migration instead`).toBe(hash);
  const last = Object.keys(releasedHashes()).sort().at(-1) ?? '';
  const added = Object.keys(now).filter((name) => !(name in releasedHashes()));
  expect(
    added.filter((name) => name < last),
    'a new migration comes after the released ones',
  ).toEqual([]);
});

describe.skipIf(inject('backend').driver !== 'pglite')('a database of the first release', () => {
  test('is brought up by all migrations that were added since, and keeps what is in it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'gp-older-'));
    const [project, dataDir] = [path.join(folder, 'project'), path.join(folder, 'data')];
    const migrations = path.join(project, 'supabase/migrations');
    const options = { dataDir, keys: makeKeys(), project };
    cpSync(path.join(ROOT, 'supabase'), path.join(project, 'supabase'), { recursive: true });
    const added = readdirSync(migrations)
      .filter((name) => name > LAST_OF_1_0_0)
      .sort();
    for (const name of added) rmSync(path.join(migrations, name));
    try {
      const before = await startBackend(options);
      const [writer, reader] = [clientOf(before.url, before.publishableKey), clientOf(before.url, before.publishableKey)];
      const writerId = await signUp(writer, 'writer@example.com');
      const readerId = await signUp(reader, 'reader@example.com');
      const rows = [
        { title: 'Private', content: 'Say [WHAT].', category: 'Work' },
        { title: 'Public', content: 'Write to {{name}}.', category: 'Work' },
      ];
      const [hidden = '', shown = ''] = ok(await writer.from('user_prompts').insert(rows).select('id')).map(({ id }) => id);
      ok(await writer.from('user_prompts').update({ is_public: true }).eq('id', shown).select('id'));
      const { id: collection_id } = ok(await writer.from('collections').insert({ title: 'Mail', slug: 'mail' }).select('id').single());
      ok(await writer.from('collection_items').insert({ collection_id, prompt_id: hidden }).select());
      ok(await reader.from('saved_prompts').insert({ prompt_id: shown }).select());
      ok(await writer.from('user_prompts').update({ content: 'Say [WHAT] to me.' }).eq('id', hidden).select('id'));
      await before.stop();

      for (const name of added) cpSync(path.join(ROOT, 'supabase/migrations', name), path.join(migrations, name));
      const after = await startBackend(options);
      expect(after.applied).toEqual(added);
      const service = clientOf(after.url, after.secretKey);
      const prompts = ok(await service.from('user_prompts').select('user_id, title, content, category, is_public, tags').order('title'));
      expect(prompts).toEqual([
        { user_id: writerId, title: 'Private', content: 'Say [WHAT] to me.', category: 'Work', is_public: false, tags: [] },
        { user_id: writerId, title: 'Public', content: 'Write to {{name}}.', category: 'Work', is_public: true, tags: [] },
      ]);
      expect(ok(await service.from('user_prompt_versions').select('prompt_id, content'))).toEqual([
        { prompt_id: hidden, content: 'Say [WHAT].' },
      ]);
      expect(ok(await service.from('collection_items').select('collection_id, user_prompt_id'))).toEqual([
        { collection_id, user_prompt_id: hidden },
      ]);
      expect(ok(await service.from('saved_prompts').select('user_id, user_prompt_id'))).toEqual([
        { user_id: readerId, user_prompt_id: shown },
      ]);
      expect(ok(await service.from('prompt_saves').select()), 'earlier saves are counted').toEqual([{ prompt_id: shown, saves: 1 }]);

      const again = clientOf(after.url, after.publishableKey);
      expect((await again.auth.signInWithPassword({ email: 'writer@example.com', password: PASSWORD })).error).toBeNull();
      ok(
        await again
          .from('user_prompts')
          .update({ tags: ['mail'] })
          .eq('id', hidden)
          .select('id'),
      );
      expect(ok(await again.from('user_prompts').select('tags').eq('id', hidden))).toEqual([{ tags: ['mail'] }]);
      await after.stop();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe.skipIf(inject('backend').driver !== 'postgres')('on a PostgreSQL server', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'gp-migrations-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a migration may take as long as it needs, and requests may not', async () => {
    const server = await startPostgres();
    const project = path.join(folder, 'project');
    cpSync(path.join(ROOT, 'supabase'), path.join(project, 'supabase'), { recursive: true });
    const limits = (name: string) => `create ${name} as select current_setting('statement_timeout') as statement_timeout;`;
    writeFileSync(
      path.join(project, 'supabase/migrations/29990101000000_limits.sql'),
      `${limits('table public.at_migration')} ${limits('view public.at_request')} grant select on public.at_migration, public.at_request to service_role;`,
    );
    try {
      const backend = await startBackend({ dataDir: folder, keys: makeKeys(), project, driver: 'postgres', databaseUrl: server.url });
      const service = createClient(backend.url, backend.secretKey, { auth: { persistSession: false } });
      expect((await service.from('at_migration').select()).data).toEqual([{ statement_timeout: '0' }]);
      const requests = await Promise.all(Array.from({ length: 4 }, () => service.from('at_request').select().single()));
      expect(requests.map(({ data }) => data)).toEqual(Array(4).fill({ statement_timeout: '8s' }));
      await backend.stop();
    } finally {
      server.stop();
    }
  });

  test('an address that is none is told by the name of its setting', async () => {
    const options = { dataDir: folder, keys: makeKeys(), driver: 'postgres' as const, databaseUrl: 'host=localhost' };
    await expect(startBackend(options)).rejects.toThrow('DATABASE_URL must be an address such as postgres://');
  });
});

function ok<T>({ data, error }: { data: T; error: unknown }): NonNullable<T> {
  expect(error).toBeNull();
  return data as NonNullable<T>;
}

async function signUp(client: Client, email: string): Promise<string | undefined> {
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  ok(await client.rpc('ensure_profile'));
  return data.user?.id;
}
