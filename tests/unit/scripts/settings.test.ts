import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeKeys } from '@/scripts/backend';
import { dataFolder } from '@/scripts/lib/settings';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gp-settings-'));
  vi.stubEnv('DATA_DIR', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Runs a module in a process with this environment alone: settings are read with what the process began with. */
async function run(code: string, environment: Record<string, string> = {}): Promise<string> {
  const env = { NODE_ENV: 'production' as const, PATH: process.env.PATH, ...environment };
  return (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { env })).stdout.trim();
}

async function readSettings(lines: string[], environment?: Record<string, string>): Promise<Record<string, string>> {
  writeFileSync(path.join(folder, '.env.local'), lines.join('\n'));
  const code = `import { readSettings } from './scripts/lib/settings.ts';
    console.log(JSON.stringify(await readSettings({ dev: false, folder: ${JSON.stringify(folder)} })));`;
  return JSON.parse(await run(code, environment));
}

test('.env.local says where to listen and where the data are, below the environment; the name of a machine is no wish', async () => {
  const lines = ['DATA_DIR=/var/lib/prompts', 'PORT=4000', 'HOSTNAME=127.0.0.1'];
  const said = { DATA_DIR: '/var/lib/prompts', PORT: '4000', HOSTNAME: '127.0.0.1' };
  expect(await readSettings(lines)).toMatchObject(said);
  expect(await readSettings(lines, { HOSTNAME: 'web-1', PORT: '5000' })).toMatchObject({ ...said, PORT: '5000' });
  expect(await readSettings(lines, { HOSTNAME: '::1', DATA_DIR: '/tmp/a' })).toMatchObject({
    ...said,
    HOSTNAME: '::1',
    DATA_DIR: '/tmp/a',
  });
});

test('commands look for the data where .env.local says it', async () => {
  const code = `import { lockFolder } from './supabase/lite/lock.ts';
    import { connect } from './scripts/lib/operator.ts';
    await lockFolder(${JSON.stringify(path.join(folder, 'backend'))}, 'http://held.example');
    console.log((await connect({ DATA_DIR: ${JSON.stringify(folder)} })).url);`;
  // Keys that are given are not written to .env.local.
  const names = ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY', 'SUPABASE_JWT_SECRET', 'AUTH_SECRET'];
  expect(await run(code, Object.fromEntries(names.map((name) => [name, 'a'])))).toBe('http://held.example');
});

test('a Supabase project is not asked with the keys of the embedded backend', async () => {
  const { publishableKey, secretKey } = makeKeys();
  const keys = [`SUPABASE_PUBLISHABLE_KEY=${publishableKey}`, `SUPABASE_SECRET_KEY=${secretKey}`, 'SUPABASE_JWT_SECRET=local'];
  const made = { SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey };
  const project = { SUPABASE_URL: 'https://project.example' };
  expect(await readSettings(keys)).toMatchObject(made);
  const settings = await readSettings(keys, { ...project, SUPABASE_PUBLISHABLE_KEY: 'of the project' });
  expect(settings.SUPABASE_PUBLISHABLE_KEY).toBe('of the project');
  expect(settings).not.toHaveProperty('SUPABASE_SECRET_KEY');
  expect(await readSettings(keys.slice(0, 2), project)).toMatchObject(made);
  // Who has written the project's keys over the embedded backend's need not delete the third line.
  const ofProject = { SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${'a'.repeat(22)}_${'b'.repeat(8)}`, SUPABASE_SECRET_KEY: 'eyJ.a.b' };
  const replaced = Object.entries(ofProject).map(([name, key]) => `${name}=${key}`);
  expect(await readSettings([...replaced, 'SUPABASE_JWT_SECRET=local'], project)).toMatchObject(ofProject);
});

test('SITE_URL of a file is an address, too', async () => {
  expect(await readSettings(['SITE_URL=https://Prompts.example/'])).toMatchObject({ SITE_URL: 'https://prompts.example' });
  await expect(readSettings(['SITE_URL=prompts.example'])).rejects.toThrow('SITE_URL must be an address');
});

test('a DATA_DIR of a file does not leave the accounts behind', () => {
  const moved = path.join(folder, 'moved');
  expect(dataFolder({}, folder)).toBe(path.join(folder, '.data'));
  expect(dataFolder({ DATA_DIR: 'moved' }, folder)).toBe(moved);
  mkdirSync(path.join(folder, '.data/backend/database'), { recursive: true });
  expect(dataFolder({}, folder)).toBe(path.join(folder, '.data'));
  expect(() => dataFolder({ DATA_DIR: moved }, folder)).toThrow(`DATA_DIR is ${moved}, but the database is in ${folder}/.data`);
  expect(dataFolder({ DATA_DIR: moved, DATABASE_URL: 'postgres://' }, folder)).toBe(moved);
  mkdirSync(path.join(moved, 'backend'), { recursive: true });
  expect(dataFolder({ DATA_DIR: moved }, folder)).toBe(moved);
});
