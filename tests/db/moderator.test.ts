import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { startBackend } from '../../scripts/backend';
import { putEmptyDatabase } from '../support/empty-database';
import { clientOf, PASSWORD, person, service } from './support/people';

const { url, keys, driver } = inject('backend');
const script = path.resolve(import.meta.dirname, '../../scripts/moderator.ts');
const project = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: keys.secretKey, DATABASE_URL: '', BACKEND: '' };

async function run(args: string[], env: Record<string, string> = {}): Promise<string> {
  return (await promisify(execFile)(process.execPath, [script, ...args], { env: { ...process.env, ...project, ...env } })).stdout;
}

/** What it prints of what it cannot do. */
const refusal = (args: string[], env: Record<string, string> = {}) =>
  run(args, env).then(
    (out) => ({ out }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  );

async function named() {
  const someone = await person();
  const { data } = await service().from('user_profiles').select('username').eq('id', someone.id).single();
  return { ...someone, username: data?.username ?? '' };
}

test('makes somebody a moderator, lists them, and ends that', async () => {
  const { client, username } = await named();
  const isModerator = async () => (await client.rpc('is_moderator')).data;
  expect(await run([`@${username.toUpperCase()}`])).toBe(`${username} is a moderator now.\n`);
  expect(await isModerator()).toBe(true);
  expect(await run([username])).toBe(`${username} is a moderator already.\n`);
  expect(await run([])).toMatch(new RegExp(`^since        username\n(.*\n)*\\d+ \\w{3} \\d{4} +${username}\n`));
  expect(await run([username, '--revoke'])).toBe(`${username} is no moderator any more.\n`);
  expect(await isModerator()).toBe(false);
  expect(await run(['--revoke', username])).toBe(`${username} is no moderator.\n`);
  expect((await refusal([])) as { out: string }).not.toMatchObject({ out: expect.stringContaining(username) });
});

test('says in a line what it cannot do', async () => {
  const line = (stderr: string) => ({ code: 1, stderr: `${stderr}\n` });
  expect(await refusal(['nobody_at_all'])).toEqual(line('There is no account with the username "nobody_at_all".'));
  const usage = line('Usage: npm run moderator [-- NAME [--revoke]]');
  for (const args of [['--grant', 'ada'], ['ada', 'bob'], ['--revoke']]) expect(await refusal(args), args.join(' ')).toEqual(usage);
  expect(await refusal([], { SUPABASE_SECRET_KEY: '' })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('SUPABASE_SECRET_KEY is not'),
  });
  expect(await refusal([], { BACKEND: 'none' })).toMatchObject({ code: 1, stderr: expect.stringContaining('BACKEND=none') });
  const { username } = await named();
  const strangers = { SUPABASE_SECRET_KEY: keys.publishableKey };
  expect(await refusal([username], strangers)).toMatchObject({ code: 1, stderr: expect.stringContaining('could not be made a moderator') });
  expect(await refusal([], strangers)).toMatchObject({ code: 1, stderr: expect.stringContaining('could not be read') });
});

test.runIf(driver === 'pglite')('works on the embedded backend, while it runs and when it does not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gp-moderator-'));
  const env = {
    ...{ SUPABASE_URL: '', DATA_DIR: folder, SUPABASE_PUBLISHABLE_KEY: keys.publishableKey, SUPABASE_SECRET_KEY: keys.secretKey },
    ...{ SUPABASE_JWT_SECRET: keys.jwtSecret, AUTH_SECRET: keys.jwtSecret },
  };
  await putEmptyDatabase(path.join(folder, 'backend'));
  try {
    expect(await run([], env)).toContain('There is no moderator yet.');
    const backend = await startBackend({ dataDir: path.join(folder, 'backend'), keys });
    const client = clientOf(backend.url, keys.publishableKey);
    await client.auth.signUp({ email: 'ada@example.com', password: PASSWORD });
    await client.rpc('ensure_profile');
    expect(await run(['ada'], env)).toBe('ada is a moderator now.\n');
    await backend.stop();
    expect(await run([], env)).toContain('ada\n');
    expect(await run(['ada', '--revoke'], env)).toContain('no moderator any more');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
