import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { withLock } from './lock.mjs';
import { nodeBinary, ROOT } from './project.mjs';

const MANIFEST = path.join(ROOT, 'package.json');
const WANTED = path.join(ROOT, 'package-lock.json');
/** npm writes it when an installation is complete: what is really there. */
const INSTALLED = path.join(ROOT, 'node_modules/.package-lock.json');

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, dependencies?: {}, devDependencies?: {} }} Package
 * @param {string} file @returns {Record<string, Package>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

export function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const installed = packagesIn(INSTALLED);
  return Object.entries(packagesIn(WANTED)).every(([place, { version, optional, devOptional }]) => {
    if (place === '') return true;
    const found = installed[place];
    // What is optional is left out on other kinds of machine.
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

/**
 * Installs what package-lock.json says where node_modules is something else. From then on this process's children run on
 * the Node that came with it.
 * @param {(line: string) => void} say
 */
export async function install(say) {
  if (!isInstalled()) {
    const waiting = () => say('Waiting for another installation in this folder');
    await withLock('install', async () => (isInstalled() ? undefined : npmInstall(say)), waiting);
  }
  // fork() and everything named "node" below.
  process.execPath = nodeBinary();
  const bin = path.join(ROOT, 'node_modules/.bin');
  if (!process.env.PATH?.startsWith(bin)) process.env.PATH = `${bin}${path.delimiter}${process.env.PATH ?? ''}`;
}

/**
 * Not `npm ci`: it refuses a lock that was written where the registry lacks the builds for other machines, and it would take
 * node_modules away from a site that is running.
 * @param {(line: string) => void} say
 */
async function npmInstall(say) {
  demandMatchingLock();
  say('Installing packages (about a minute)');
  // npm's own Node, not this process's: that one may lie in the folder that is about to change.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const [command, ...first] = npm && node ? [node, npm] : ['npm'];
  const args = [...first, 'install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], shell: !npm && process.platform === 'win32' });
  const kill = () => void child.kill();
  process.once('exit', kill);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  process.off('exit', kill);
  if (code !== 0) throw new Error(`npm install failed:\n${output.trim()}`);
}

function demandMatchingLock() {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const lock = packagesIn(WANTED)[''];
  for (const field of /** @type {const} */ (['dependencies', 'devDependencies'])) {
    if (isDeepStrictEqual({ ...manifest[field] }, { ...lock?.[field] })) continue;
    throw new Error(`The ${field} of package.json and package-lock.json differ: run npm install and commit both.`);
  }
}
