import { execFileSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, makeKeys, startBackend } from '../../scripts/backend';
import { postgresPrograms, startPostgres } from '../db/support/postgres-server';
import { connect, signUp, start, throwawayFolder } from './support';

let room: Awaited<ReturnType<typeof throwawayFolder>>;

beforeAll(async () => {
  room = await throwawayFolder();
});
afterAll(() => room.remove());

test('a copy of the embedded backend’s folder is a backup: laid back, everything is as it was when it was taken', async () => {
  const [live, copy] = [path.join(room.folder, 'live'), path.join(room.folder, 'copy')];
  const backend = await start(live);
  await shareAs(backend, 'kept');
  await backend.stop();
  // The lock is a socket, and of no use without its process.
  await cp(live, copy, { recursive: true, filter: (file) => path.basename(file) !== 'lock' });

  const later = await start(live);
  await shareAs(later, 'lost');
  await later.stop();

  await rm(live, { recursive: true });
  await cp(copy, live, { recursive: true });
  await expectOnly(await start(live), 'kept');
});

test('pg_dump is a backup: in another server people sign in and prompts are found', async () => {
  const [first, second] = [await startPostgres(), await startPostgres()];
  try {
    const open = (databaseUrl: string) => startBackend({ dataDir: room.folder, keys: makeKeys(), driver: 'postgres', databaseUrl });
    const backend = await open(first.url);
    await shareAs(backend, 'kept');
    const file = path.join(room.folder, 'backup');
    const run = (program: string, ...args: string[]) => execFileSync(path.join(postgresPrograms(), program), args);
    run('pg_dump', '--format=custom', `--file=${file}`, first.url);
    await shareAs(backend, 'lost');
    await backend.stop();

    // A server on which a backend has already made its tables, as after a move to another machine.
    await (await open(second.url)).stop();
    run('pg_restore', '--clean', '--if-exists', '--single-transaction', `--dbname=${second.url}`, file);
    await expectOnly(await open(second.url), 'kept');
  } finally {
    first.stop();
    second.stop();
  }
});

async function shareAs(backend: Backend, name: string): Promise<void> {
  const { client, id } = await signUp(backend, name);
  const made = await client
    .from('user_prompts')
    .insert({ user_id: id, title: `What is ${name}`, content: 'Say [WHAT].' })
    .select('id')
    .single();
  if (made.error) throw made.error;
  const published = await client.from('user_prompts').update({ is_public: true }).eq('id', made.data.id);
  if (published.error) throw published.error;
}

/** Of all that was ever shared only this is there, is found, and still belongs to somebody who can sign in. */
async function expectOnly(backend: Backend, name: string): Promise<void> {
  try {
    const visitor = connect(backend);
    const { data } = await visitor.from('user_prompts').select('title');
    expect(data).toEqual([{ title: `What is ${name}` }]);
    const found = await visitor.rpc('search_public_prompts', { query: name });
    expect(found.error).toBeNull();
    expect(found.data).toHaveLength(1);
    const { data: session } = await visitor.auth.signInWithPassword({ email: `${name}@example.com`, password: 'correct horse' });
    expect(session.user?.email).toBe(`${name}@example.com`);
  } finally {
    await backend.stop();
  }
}
