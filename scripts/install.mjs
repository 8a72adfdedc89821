/**
 * Runs before every script of package.json: installs the packages of package-lock.json if node_modules has others, with --dev the
 * devDependencies too. It is plain JavaScript, because it runs on the Node of the machine. If that does not run TypeScript, everything after it
 * runs on the Node of scripts/node, which is then first in the PATH of npm's scripts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { progress, roughly } from './lib/progress.mjs';

const WINDOWS = process.platform === 'win32';
const PINNED_FOLDER = 'scripts/node';
const PINNED = `${PINNED_FOLDER}/node_modules/.bin/node${WINDOWS ? '.cmd' : ''}`;
/** The program that npm's scripts find first as `node`. */
const FIRST_IN_PATH = `node_modules/.bin/node${WINDOWS ? '.cmd' : ''}`;

/** Options of `npm install`, which is used because `npm ci` would remove node_modules under a running site. */
const QUIET = ['--no-save', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];

/** @typedef {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>} Packages */

/** @param {string} file @returns {Packages & { '': Record<string, {}> }} */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** @param {string} folder @returns {Packages} The packages that are there: npm lists them when an installation is complete. */
const installedIn = (folder) => packagesIn(path.join(folder, 'node_modules/.package-lock.json'));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const { '': root, ...locked } = packagesIn('package-lock.json');
const installed = installedIn('.');

// Installed devDependencies stay when a script does not need them.
const withDev = process.argv.includes('--dev') || Object.keys(installed).some((place) => locked[place]?.dev);
const wanted = Object.entries(locked).filter(([, { dev }]) => withDev || !dev);
/** True for a package that is installed, or that is optional, because npm leaves out those for other kinds of machine. */
const isThere = ([place, { version, optional, devOptional }]) =>
  installed[place] ? installed[place].version === version : optional || (devOptional && !withDev);

async function install() {
  if (major < 20 || (major === 20 && minor < 11)) throw new Error(`Node 20.11 or newer is needed; this is ${process.versions.node}.`);
  // The Node that runs this file may be that of an earlier installation.
  const usesPinned = !process.features.typescript || process.execPath.startsWith(process.cwd() + path.sep);
  if (usesPinned) await installNode();
  if (!wanted.every(isThere)) await installPackages(usesPinned);
  if (usesPinned && !existsSync(FIRST_IN_PATH)) putFirst();
}

async function installNode() {
  const { '': _, ...builds } = packagesIn(`${PINNED_FOLDER}/package-lock.json`);
  const there = Object.entries(installedIn(PINNED_FOLDER));
  if (existsSync(PINNED) && there.length > 0 && there.every(([place, { version }]) => builds[place]?.version === version)) return;
  await npm('Installing Node 24, because this one does not run TypeScript', ['install', ...QUIET, '--prefix', PINNED_FOLDER]);
  if (!existsSync(PINNED)) throw new Error('There is no package with Node 24 for this kind of machine: use Node 22.18 or newer.');
  // Nothing needs the headers for compiling addons, which are a third of the package, or the manual.
  for (const place of Object.keys(installedIn(PINNED_FOLDER)))
    for (const name of ['include', 'share', 'CHANGELOG.md'])
      rmSync(path.join(PINNED_FOLDER, place, name), { recursive: true, force: true });
}

/** @param {boolean} usesPinned */
async function installPackages(usesPinned) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const field of ['dependencies', 'devDependencies']) {
    if (!isDeepStrictEqual(manifest[field], root?.[field]))
      throw new Error(`The ${field} of package.json and package-lock.json differ: run npm install and commit both.`);
  }
  const places = wanted.filter(([, { optional, devOptional }]) => !optional && !devOptional).map(([place]) => place);
  const count = () => places.filter((place) => existsSync(`${place}/package.json`)).length;
  const [begin, before] = [Date.now(), count()];
  const describe = () => {
    const there = count();
    if (there === before) return `Installing packages${there < places.length ? `: fetching ${places.length - there}` : ''}`;
    const part = (there - before) / (places.length - before);
    // About a third of the time passes before the first package is there, and another third with the few largest.
    const time = 0.3 + 0.25 * part + 0.45 * part ** 8;
    return `Installing packages: ${there} of ${places.length}, ${roughly(((Date.now() - begin) * (1 - time)) / time)} left`;
  };
  // npm leaves out optional packages, such as the compiled parts of others, that need a newer Node than the one that runs it.
  const node = usesPinned ? PINNED : undefined;
  await npm(describe, ['install', ...QUIET, withDev ? '--include=dev' : '--omit=dev'], node);
  // npm has removed the programs of packages that it removed, even where another package has a program of that name.
  if (before > 0) await npm('Installing packages: their programs', ['rebuild', '--ignore-scripts', '--loglevel=error'], node);
}

/**
 * @param {string | (() => string)} text What is being done. @param {string[]} words @param {string} [node] The Node that runs npm; by default the
 * one that runs it now.
 */
async function npm(text, words, node = process.env.npm_node_execpath) {
  const progressLine = progress();
  progressLine.step(typeof text === 'string' ? () => text : text);
  const { npm_execpath: script } = process.env;
  const [command, ...args] = script && node ? [node, script, ...words] : ['npm', ...words];
  // On Windows, a file that is no .exe needs a shell, which splits paths at spaces.
  const shell = WINDOWS && !command.endsWith('.exe');
  const running = spawn(command, shell ? args.map((word) => `"${word}"`) : args, { stdio: ['ignore', 'ignore', 'inherit'], shell });
  const [status] = await once(running, 'close').finally(progressLine.end);
  if (status !== 0) throw new Error(`npm ${words[0]} failed.`);
}

function putFirst() {
  if (WINDOWS) writeFileSync(FIRST_IN_PATH, `@"%~dp0..\\..\\${PINNED.replaceAll('/', '\\')}" %*\r\n`);
  else symlinkSync(`../../${PINNED}`, FIRST_IN_PATH);
}

// Ctrl-C also reaches npm, which then undoes what it has begun. This process waits for that, because the next start must not meet it.
process.on('SIGINT', () => {});
try {
  await install();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
