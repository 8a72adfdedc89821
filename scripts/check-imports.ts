/** The check "imports": the rules between our own files, then what browsers download. */
import { spawnSync } from 'node:child_process';
import { filesWith } from './lib/directives.ts';
import { ROOT } from './lib/project.ts';

const PLACES = ['app', 'components', 'lib', 'data', 'content', 'packages', 'scripts', 'supabase', 'tests'];
const FILES = ['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts', 'next.config.ts'];

function cruise(config: string, places: string[]): boolean {
  const args = ['--config', config, ...places];
  return spawnSync('depcruise', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

const ours = cruise('.dependency-cruiser.cjs', [...PLACES, ...FILES]);
const clients = cruise('.dependency-cruiser.client.cjs', filesWith('use client', ROOT));
process.exitCode = ours && clients ? 0 : 1;
