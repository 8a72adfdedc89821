import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holderOf, lockFolder } from '@/supabase/lite/lock';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'gp-lock-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const modeOf = async (folder: string) => (await stat(folder)).mode & 0o777;

test('a folder with data is only for its owner, a new one and one that was there before', async () => {
  const [added, existing] = [path.join(parent, 'added', 'inside'), path.join(parent, 'existing')];
  await mkdir(existing);
  await chmod(existing, 0o755);
  for (const folder of [added, existing]) {
    expect(await lockFolder(folder)).toBeUndefined();
    expect(await modeOf(folder)).toBe(0o700);
  }
});

test('a folder is for one process, which says about itself what it likes', async () => {
  const folder = path.join(parent, 'taken');
  expect(await lockFolder(folder, 'http://localhost:3000')).toBeUndefined();
  expect(await lockFolder(folder, 'another')).toBe('http://localhost:3000');
});

test('whoever has a folder is asked without taking it, and says what is so then', async () => {
  const folder = path.join(parent, 'asked');
  expect(await holderOf(folder)).toBeUndefined();
  let about = '';
  await lockFolder(folder, () => about);
  expect(await holderOf(folder)).toBe('');
  about = 'http://127.0.0.1:54321';
  expect(await holderOf(folder)).toBe(about);
});
