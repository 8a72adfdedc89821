import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastChange } from '../../scripts/build';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gp-sources-'));
  await mkdir(path.join(folder, 'app/inner'), { recursive: true });
  await writeFile(path.join(folder, 'app/inner/page.tsx'), 'one');
  await sleep(20);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = (name: string) => path.join(folder, 'app/inner', name);

test.each([
  ['a file that is written', () => writeFile(file('page.tsx'), 'two')],
  ['a file that is added', () => writeFile(file('new.tsx'), '')],
  ['a file that is removed', () => rm(file('page.tsx'))],
  ['a file that tar or rsync brings with an old date', () => utimes(file('page.tsx'), 0, 0)],
])('a build is older than %s', async (_, change) => {
  const built = Date.now();
  expect(await lastChange([path.join(folder, 'app'), path.join(folder, 'nowhere')])).toBeLessThan(built);
  await sleep(20);
  await change();
  expect(await lastChange([path.join(folder, 'app')])).toBeGreaterThan(built);
});
