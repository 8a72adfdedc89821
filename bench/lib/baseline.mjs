import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnNext } from '../../scripts/lib/next-process.ts';
import { ROOT } from '../../scripts/lib/project.ts';
import { startSite } from '../../scripts/site.ts';
import { getRaw } from './http.mjs';
import { MARKER, paddingFor } from './padding.mjs';

const FOLDER = 'bench/baseline';
const PADDING = path.join(ROOT, FOLDER, 'padding.json');
const BARE = 'bare';

/** @typedef {{ url: string, stop: () => Promise<void> }} Server */

/** @param {Record<string, string>} padding */
async function build(padding) {
  writeFileSync(PADDING, JSON.stringify(padding));
  const next = spawnNext(['build', FOLDER], { distDir: '.next' });
  if ((await next.exited) !== 0) throw new Error(`The bare app could not be built:\n${next.lastLines()}`);
}

const start = () => startSite({ distDir: '.next', folder: FOLDER });

/** The path of the bare page that was padded for a key. @param {'static' | 'dynamic' | 'route'} kind @param {string} [key] */
export const barePath = (kind, key = BARE) => `/${kind}/${key}`;

/**
 * A bare Next application with a page for each key, as large as its target.
 * @param {import('./bench.mjs').Bench} bench
 * @param {'static' | 'dynamic' | 'route'} kind the kind of page that is measured for its size
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
