/** Requests a second behind the cache that the project ships (deploy/nginx.conf), in turns with the site alone. */
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { aptInstall } from '../../scripts/lib/apt.ts';
import { startNginx } from '../../tests/support/nginx-server.ts';
import { getRaw } from '../lib/http.mjs';
import { SOME_CATEGORY, somePrompt } from '../lib/library-pages.mjs';
import { openStage, someSharedPrompt } from '../lib/stage.mjs';
import { count, median } from '../lib/stats.mjs';

const LIMIT = 20_000;

/** Requests a second. Not autocannon, which takes twenty times the CPU of nginx for a request. @param {string} url @param {number} seconds */
async function perSecond(url, seconds) {
  // Not "localhost", which may mean two addresses.
  const address = url.replace('//localhost', '//127.0.0.1');
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    '-c32',
    '--timeout',
    '30s',
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: gzip',
    address,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function nginx(bench) {
  if (spawnSync('wrk', ['-v']).error) aptInstall('wrk');
  if (spawnSync('wrk', ['-v']).error) throw new Error('wrk is needed and could not be installed. Install it and run this again.');
  const { site, sql } = await openStage(bench, { prompts: bench.quick ? 200 : 5000 });
  const cache = await startNginx(site.port);
  bench.later(cache.stop);
  const shared = await someSharedPrompt(sql);
  const { seconds, rounds } = bench.quick ? { seconds: 1, rounds: 1 } : { seconds: 3, rounds: 3 };
  const pages = ['/', '/prompts', `/category/${SOME_CATEGORY}`, `/prompt/${somePrompt()}`, `/prompt/shared/${shared.id}`];
  const read = [`/prompt/${somePrompt()}.md`, '/prompts.atom', `/prompt/${somePrompt()}.skill.md`];
  for (const path of [...pages, ...read]) {
    /** @type {{ behind: number[], alone: number[] }} */
    const seen = { behind: [], alone: [] };
    // Both have it already.
    for (const base of [site.url, cache.url]) await getRaw(base + path, { 'accept-encoding': 'gzip' });
    for (let round = 0; round < rounds; round++) {
      seen.behind.push(await perSecond(cache.url + path, seconds));
      seen.alone.push(await perSecond(site.url + path, seconds));
    }
    const [behind, alone] = [median(seen.behind), median(seen.alone)];
    bench.line({
      what: `${path} behind nginx`,
      measured: `${count(behind)} requests/s (${(behind / alone).toFixed(0)} ×)`,
      against: `the site alone ${count(alone)} requests/s`,
      limit: `≥ ${count(LIMIT)} requests/s`,
      ok: behind >= LIMIT,
    });
  }
}
