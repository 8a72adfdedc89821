/** The check "imports": the rules between our own files, then what browsers download. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import directives from './directives.cjs';
import { ROOT } from './project.mjs';

const PLACES = ['app', 'components', 'lib', 'data', 'content', 'scripts', 'supabase', 'tests'];
const FILES = ['middleware.ts', 'instrumentation.ts', 'next.config.ts'];

/** @param {string} config @param {string[]} places */
function cruise(config, places) {
  const args = ['--config', config, ...places.filter((place) => existsSync(`${ROOT}/${place}`))];
  const { status } = spawnSync('depcruise', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}

const ours = cruise('.dependency-cruiser.cjs', [...PLACES, ...FILES]);
const clients = cruise('.dependency-cruiser.client.cjs', directives.filesByDirective(ROOT)['use client']);
process.exitCode = ours && clients ? 0 : 1;
