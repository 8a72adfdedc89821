import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, inject, test } from 'vitest';
import { makeKeys, startBackend } from '../../scripts/backend';
import { migrationHashes, released } from '../../scripts/lib/migrations';
import { putEmptyDatabase } from '../support/empty-database';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('released migrations are as they were: a change is a new migration', () => {
  const now = migrationHashes();
  for (const [name, hash] of Object.entries(released())) expect(now[name], `${name} was edited: add a migration instead`).toBe(hash);
  const last = Object.keys(released()).sort().at(-1) ?? '';
  const added = Object.keys(now).filter((name) => !(name in released()));
  expect(
    added.filter((name) => name < last),
    'a new migration comes after the released ones',
  ).toEqual([]);
});

describe.skipIf(inject('backend').driver !== 'pglite')('an older database', () => {
  test('is brought up by the migrations that were added since, and keeps what is in it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'gp-older-'));
    const [project, dataDir] = [path.join(folder, 'project'), path.join(folder, 'data')];
    const keys = makeKeys();
    cpSync(path.join(ROOT, 'supabase'), path.join(project, 'supabase'), { recursive: true });
    await putEmptyDatabase(dataDir);
    try {
      const before = await startBackend({ dataDir, keys, project });
      const client = createClient(before.url, before.publishableKey, { auth: { persistSession: false } });
      await client.auth.signUp({ email: 'older@example.com', password: 'correct horse' });
      await client.rpc('ensure_profile');
      const { error } = await client.from('user_prompts').insert({ title: 'Older', content: 'Say [WHAT].' });
      expect(error).toBeNull();
      await before.stop();

      const added = '29990101000000_a_column.sql';
      writeFileSync(
        path.join(project, 'supabase/migrations', added),
        "alter table public.collections add column emoji text; alter table public.user_prompts add column note text not null default 'none';",
      );
      const after = await startBackend({ dataDir, keys, project });
      expect(after.applied).toEqual([added]);
      const service = createClient(after.url, after.secretKey, { auth: { persistSession: false } });
      const { data } = await service.from('user_prompts').select('title, content, note');
      expect(data).toEqual([{ title: 'Older', content: 'Say [WHAT].', note: 'none' }]);
      await after.stop();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
