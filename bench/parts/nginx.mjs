/** Requests a second behind the cache that the project ships (deploy/nginx.conf), in turns with the site alone. */
import { startNginx } from '../../tests/support/nginx-server.ts';
import { SOME_CATEGORY, somePrompt } from '../lib/library-pages.mjs';
import { inTurns } from '../lib/load.mjs';
import { openStage, someSharedPrompt } from '../lib/stage.mjs';
import { count } from '../lib/stats.mjs';

const LIMIT = 20_000;

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function nginx(bench) {
  const { site, sql } = await openStage(bench, { prompts: bench.quick ? 200 : 5000 });
  const cache = await startNginx(site.port);
  bench.later(cache.stop);
  const shared = await someSharedPrompt(sql);
  const effort = bench.quick ? { seconds: 1, rounds: 1 } : { seconds: 4, rounds: 3 };
  for (const path of ['/', '/prompts', `/category/${SOME_CATEGORY}`, `/prompt/${somePrompt()}`, `/prompt/shared/${shared.id}`]) {
    const behind = { base: cache.url, paths: [path], seconds: effort.seconds };
    const run = await inTurns(behind, { ...behind, base: site.url }, effort.rounds);
    bench.line({
      what: `${path} behind nginx`,
      measured: `${count(run.ours)} requests/s (${run.ratio.toFixed(0)} ×${run.failed ? `, ${run.failed} failed` : ''})`,
      against: `the site alone ${count(run.theirs)} requests/s`,
      limit: `≥ ${count(LIMIT)} requests/s`,
      ok: run.ours >= LIMIT && run.failed === 0,
    });
  }
}
