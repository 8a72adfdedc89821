/**
 * Before every script of package.json: installs what package-lock.json says where node_modules is something else. Plain
 * JavaScript, because it runs on the Node of the machine; everything after it runs on the one that package.json names, which is then
 * first in the PATH of npm's scripts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
/** The Node of npm's scripts, from the package for this kind of machine. */
const PINNED = process.platform === 'win32' ? 'node_modules/.bin/node.cmd' : 'node_modules/.bin/node';
/** npm writes it when an installation is complete: what is really there. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, dependencies?: {}, devDependencies?: {}, optionalDependencies?: {} }} Package
 * @param {string} file @returns {Record<string, Package>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

const { '': root, ...wanted } = packagesIn('package-lock.json');

function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const installed = packagesIn(INSTALLED);
  // What is optional is left out on other kinds of machine.
  return Object.entries(wanted).every(([place, { version, optional, devOptional }]) =>
    installed[place] ? installed[place].version === version : optional || devOptional,
  );
}

/** Says every five seconds how many packages are there, also where nobody watches npm's own sign of life. */
function sayProgress() {
  const places = Object.keys(wanted).filter((place) => !wanted[place]?.optional);
  const timer = setInterval(() => {
    const there = places.filter((place) => existsSync(`${place}/package.json`)).length;
    console.log(`Installing packages: ${there} of ${places.length}`);
  }, 5000);
  return () => clearInterval(timer);
}

async function install() {
  if (major < 20 || (major === 20 && minor < 11)) throw new Error(`Node 20.11 or newer is needed; this is ${process.versions.node}.`);
  if (isInstalled()) return;
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const field of /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies'])) {
    if (!isDeepStrictEqual(manifest[field], root?.[field]))
      throw new Error(`The ${field} of package.json and package-lock.json differ: run npm install and commit both.`);
  }
  console.log('Installing packages');
  // Not `npm ci`: it refuses a lock that was written where the registry lacks the builds for other machines, and it would take
  // node_modules away from a site that is running.
  // On npm's own Node: the one that is first in the PATH may lie in the folder that is about to change.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  await npmInstall(npm && node ? [node, npm] : ['npm']);
  if (major >= 24) return;
  if (!existsSync(PINNED)) throw new Error('There is no package with Node 24 for this kind of machine: use Node 24 or newer.');
  // npm leaves out optional packages that want a newer Node than the one it runs on, such as the compiled parts of others.
  rmSync(INSTALLED);
  await npmInstall(npm ? [PINNED, npm] : ['npm']);
}

/** @param {string[]} command How npm is run. */
async function npmInstall([command = 'npm', ...first]) {
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const stop = sayProgress();
  // Windows runs what is no .exe by a shell, which splits paths at their spaces.
  const shell = process.platform === 'win32' && !command.endsWith('.exe');
  const words = [...first, ...args].map((word) => (shell ? `"${word}"` : word));
  const running = spawn(command, words, { stdio: 'inherit', shell });
  const [status] = await once(running, 'close').finally(stop);
  if (status !== 0) throw new Error('npm install failed.');
}

try {
  await install();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
