import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import prompts from '../../data/prompts.json';
import { person, service } from './support/people';

const { url, keys } = inject('backend');
const script = path.resolve(import.meta.dirname, '../../scripts/suggestions.ts');
const project = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: keys.secretKey, DATABASE_URL: '', BACKEND: '' };

const run = (args: string[]) => promisify(execFile)(process.execPath, [script, ...args], { env: { ...process.env, ...project } });

async function named() {
  const someone = await person();
  const { data } = await service().from('user_profiles').select('username').eq('id', someone.id).single();
  return { ...someone, username: data?.username ?? '' };
}

test('makes keepers, lists and shows suggestions to the library, and exports what they take', { timeout: 120_000 }, async () => {
  const [maya, keeper] = await Promise.all([named(), named()]);
  const { slug, title, promptText } = prompts[0] ?? { slug: '', title: '', promptText: '' };
  const better = `${promptText} Keep it [LENGTH|short].`;
  const base = createHash('md5').update(promptText).digest('hex');
  const asked = { prompt: slug, note: 'Too long\nfor me', base, content: better, title };
  const { data: id } = await maya.client.rpc('suggest_change', asked);

  expect((await run(['--keeper', `@${keeper.username}`])).stdout).toBe(`${keeper.username} is a keeper of the library now.\n`);
  expect((await run(['--keepers'])).stdout).toContain(keeper.username);
  expect((await run([])).stdout).toContain(`${id}  open   `);
  const { stdout: shown } = await run([id ?? '']);
  expect(shown).toContain(`${slug} (open), suggested by @${maya.username}`);
  expect(shown).toContain('Too long\nfor me');
  expect(shown).toContain('{+');
  expect((await run(['--export'])).stdout).not.toContain(maya.username);

  await keeper.client.rpc('take_suggestion', { suggestion: id ?? '' });
  const { stdout: patch } = await run(['--export']);
  expect(patch).toContain('--- a/data/prompts.json');
  expect(patch).toContain(JSON.stringify(better));
  expect(patch).toContain(`+      "${maya.username}"`);
  expect((await run(['--keeper', keeper.username, '--revoke'])).stdout).toContain('no keeper of the library any more');
  await expect(run(['--export', '--keepers'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Usage: npm run suggestions'),
  });
  await expect(run(['nothing'])).rejects.toMatchObject({ code: 1, stderr: 'There is no suggestion "nothing".\n' });
});
