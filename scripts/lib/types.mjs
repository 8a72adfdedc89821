/**
 * The check "types". Routes' types go to the folder of the tests, and only those are read: the ones in .next are as old as
 * the last build there.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { spawnNext } from './next-process.mjs';
import { ROOT } from './project.mjs';

const DIST = '.next-test';
const CONFIG = path.join(ROOT, DIST, 'cache/tsconfig.json');

const config = {
  extends: '../../tsconfig.json',
  compilerOptions: { types: ['node', 'next', 'next/image-types/global'], tsBuildInfoFile: './types.tsbuildinfo' },
  include: ['../../**/*.ts', '../../**/*.tsx', '../types/**/*.ts'],
  exclude: ['../../node_modules', '../../next-env.d.ts'],
};

async function typegen() {
  const tsconfig = readFileSync(path.join(ROOT, 'tsconfig.json'));
  const next = spawnNext(['typegen'], { distDir: DIST });
  const code = await next.exited;
  writeFileSync(path.join(ROOT, 'tsconfig.json'), tsconfig);
  if (code !== 0) throw new Error(next.lastLines());
}

await withLock(`build ${DIST}`, async () => {
  await typegen();
  mkdirSync(path.dirname(CONFIG), { recursive: true });
  writeFileSync(CONFIG, JSON.stringify(config));
  const { status } = spawnSync('tsc', ['--noEmit', '-p', CONFIG], { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  process.exitCode = status ?? 1;
});
