import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeKeys, startBackend } from '../../scripts/backend';
import { putEmptyDatabase } from '../support/empty-database';
import { clientOf, PASSWORD } from './support/people';

const ROOT = path.resolve(import.meta.dirname, '../..');
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gp-backend-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('keys are random and long', () => {
  const [one, two] = [makeKeys(), makeKeys()];
  expect(one.publishableKey).toMatch(/^sb_publishable_[\w-]{32}$/);
  expect(one.secretKey).toMatch(/^sb_secret_[\w-]{32}$/);
  expect(one.jwtSecret).toHaveLength(64);
  expect(new Set([...Object.values(one), ...Object.values(two)]).size).toBe(6);
});

test('kill -9 loses nothing that was acknowledged; the next start needs no hand and no second folder', async () => {
  const keys = makeKeys();
  const first = await startBackend({ dataDir, keys });
  expect(first.applied.length).toBeGreaterThan(0);
  const client = clientOf(first.url, keys.publishableKey);
  await client.auth.signUp({ email: 'someone@example.com', password: PASSWORD });
  const acknowledged: string[] = [];
  const writing = (async () => {
    for (let index = 0; ; index++) {
      const { error } = await client.from('saved_prompts').insert({ prompt_id: `p-${index}` });
      if (error) return;
      acknowledged.push(`p-${index}`);
    }
  })();
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  process.kill(first.pid, 'SIGKILL');
  expect(await first.exited).toBeNull();
  await writing;

  const second = await startBackend({ dataDir, keys });
  try {
    expect(second.applied).toEqual([]);
    const again = clientOf(second.url, keys.publishableKey);
    await again.auth.signInWithPassword({ email: 'someone@example.com', password: PASSWORD });
    const { data } = await again.from('saved_prompts').select('prompt_id');
    expect(data?.map((row) => row.prompt_id)).toEqual(expect.arrayContaining(acknowledged));
    await expect(startBackend({ dataDir, keys })).rejects.toThrow('Another backend is already running');
    await expect(startBackend({ dataDir: `${dataDir}/other`, keys, port: Number(new URL(second.url).port) })).rejects.toThrow('EADDRINUSE');
  } finally {
    await second.stop();
  }
  expect(await second.exited).toBe(0);
  expect(alive(second.pid)).toBe(false);
});

test('a backend whose parent was killed ends by itself', async () => {
  await putEmptyDatabase(dataDir);
  const script = `import { startBackend, makeKeys } from '${ROOT}/scripts/backend.ts';
    const backend = await startBackend({ dataDir: '${dataDir}', keys: makeKeys() });
    console.log(backend.pid);
    process.kill(process.pid, 'SIGKILL');`;
  let output = '';
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const pid = Number(output.trim());
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => alive(pid)).toBe(false);
});

test('secrets stay out of the data folder and out of the log, and so does what people type', async () => {
  const [keys, lines] = [makeKeys(), [] as string[]];
  await putEmptyDatabase(dataDir);
  const backend = await startBackend({ dataDir, keys, log: (line) => lines.push(line) });
  const client = clientOf(backend.url, keys.publishableKey);
  await client.auth.signUp({ email: 'quiet@example.com', password: PASSWORD });
  const { error } = await client.from('user_prompts').insert({ title: 'x'.repeat(101), content: 'my secret plan' });
  // PostgreSQL quotes what it cannot read.
  const { error: noId } = await client.from('user_prompts').select('id').eq('id', 'my secret id');
  await backend.stop();
  expect([error, noId]).not.toContain(null);
  expect(lines.join('\n')).toContain('22P02');
  expect(lines.join('\n')).not.toContain('secret id');
  expect(lines.join('\n')).toContain('user_prompts_title_length');
  expect(lines.join('\n')).not.toContain('secret plan');
  const files = (await readdir(dataDir, { withFileTypes: true })).filter((file) => file.isFile());
  const kept = await Promise.all(files.map((file) => readFile(path.join(dataDir, file.name), 'utf8')));
  for (const text of [...lines, ...kept]) for (const secret of Object.values(keys)) expect(text).not.toContain(secret);
});

test('the example community of seed.sql loads, and its people can sign in', async () => {
  const keys = makeKeys();
  await putEmptyDatabase(dataDir);
  const backend = await startBackend({ dataDir, keys, seed: true });
  try {
    const client = clientOf(backend.url, keys.publishableKey);
    const { data: counts } = await client.from('public_prompt_counts').select();
    expect(counts?.find((row) => row.category === '')?.prompts).toBe(41);
    expect(counts).toHaveLength(11);
    expect((await client.auth.signInWithPassword({ email: 'maya@example.com', password: 'password' })).error).toBeNull();
    expect((await client.rpc('ensure_profile')).data?.username).toBe('maya');
  } finally {
    await backend.stop();
  }
});

test('npm run db:reset empties the database that it is told, or none', async () => {
  const reset = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [path.join(ROOT, 'scripts/db-reset.ts')], {
      env: { ...process.env, DATABASE_URL: '', SUPABASE_URL: '', BACKEND: '', DATA_DIR: dataDir, ...env },
    });
  const [folder, before] = [path.join(dataDir, 'backend'), path.join(dataDir, 'backend/before')];
  await mkdir(folder);
  await writeFile(before, '');
  for (const [name, other] of Object.entries({
    DATABASE_URL: 'postgres://other.example',
    SUPABASE_URL: 'https://other.example',
    BACKEND: 'none',
  }))
    await expect(reset({ [name]: other })).rejects.toMatchObject({
      stderr: expect.stringContaining('empties only the database in DATA_DIR'),
    });
  expect(existsSync(before)).toBe(true);
  expect((await reset({})).stdout).toContain(`${path.relative(process.cwd(), folder)}: `);
  expect(existsSync(before)).toBe(false);
  expect(existsSync(path.join(folder, 'database'))).toBe(true);
});
