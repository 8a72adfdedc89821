import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { spawnNext } from '../../scripts/lib/next-process.ts';
import { ROOT } from '../../scripts/lib/project.ts';
import { getRaw } from './http.mjs';
import { MARKER, paddingFor } from './padding.mjs';

const FOLDER = 'bench/baseline';
const PADDING = path.join(ROOT, FOLDER, 'padding.json');
const BARE = 'bare';

/** @typedef {{ url: string, stop: () => Promise<void> }} Server */

/** @param {Record<string, string>} padding */
async function build(padding) {
  const sources = globSync('{app/**/*.js*,next.config.mjs}', { cwd: path.join(ROOT, FOLDER) }).sort();
  const hash = createHash('sha256').update(readFileSync(path.join(ROOT, 'node_modules/next/package.json')));
  for (const file of sources) hash.update(file).update(readFileSync(path.join(ROOT, FOLDER, file)));
  const stamp = hash.update(JSON.stringify(padding)).digest('hex');
  const stampFile = path.join(ROOT, FOLDER, '.next/bench-stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  writeFileSync(PADDING, JSON.stringify(padding));
  const next = spawnNext(['build', FOLDER], { distDir: '.next' });
  if ((await next.exited) !== 0) throw new Error(`The bare app could not be built:\n${next.lastLines()}`);
  writeFileSync(stampFile, stamp);
}

/** @returns {Promise<Server>} */
async function start() {
  /** @type {(port: number) => void} */
  let onListening = () => {};
  /** @type {Promise<number>} */
  const listening = new Promise((resolve) => {
    onListening = resolve;
  });
  const next = spawnNext(['start', FOLDER, '-p', '0'], {
    distDir: '.next',
    onLine(line) {
      const match = /- Local:\s+http:\/\/\S+:(\d+)/.exec(stripVTControlCharacters(line));
      if (match) onListening(Number(match[1]));
    },
  });
  const ended = next.exited.then(() => {
    throw new Error(`The bare app could not start:\n${next.lastLines(20)}`);
  });
  ended.catch(() => {});
  return { url: `http://localhost:${await Promise.race([listening, ended])}`, stop: next.stop };
}

/** The path of the bare page that was padded for a key. @param {'static' | 'dynamic'} kind @param {string} [key] */
export const barePath = (kind, key = BARE) => `/${kind}/${key}`;

/**
 * A bare Next application with a page for each key, as large as its target.
 * @param {import('./bench.mjs').Bench} bench
 * @param {'static' | 'dynamic'} kind the kind of page that is measured for its size
 * @param {Record<string, { raw: number, gzip: number }>} targets
 * @returns {Promise<Server>}
 */
export async function startBaseline(bench, kind, targets) {
  bench.say('Building the bare Next application');
  await build({ [BARE]: MARKER });
  if (Object.keys(targets).length > 0) {
    const probe = await start();
    const { body } = await getRaw(`${probe.url}${barePath(kind)}`);
    await probe.stop();
    const pages = Object.entries(targets).map(([key, target]) => [key, paddingFor(String(body), target)]);
    await build({ [BARE]: MARKER, ...Object.fromEntries(pages) });
  }
  const server = await start();
  bench.later(server.stop);
  return server;
}
