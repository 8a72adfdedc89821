/** `npm run imports` checks the rules for imports between the files of the project, and for those of code that browsers download. */
import { spawnSync } from 'node:child_process';
import { filesWith } from './lib/directives.ts';
import { ROOT } from './lib/project.ts';

const FOLDERS = ['app', 'components', 'lib', 'data', 'content', 'packages', 'scripts', 'supabase', 'tests'];
const FILES = ['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts', 'next.config.ts'];

function cruise(config: string, files: string[]): boolean {
  const args = ['--config', config, ...files];
  return spawnSync('depcruise', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

const ours = cruise('.dependency-cruiser.cjs', [...FOLDERS, ...FILES]);
const clients = cruise('.dependency-cruiser.client.cjs', filesWith('use client', ROOT));
process.exitCode = ours && clients ? 0 : 1;
