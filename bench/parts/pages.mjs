/** Requests a second of the public pages, in turns with a bare Next page of the same size. */
import { barePath, startBaseline } from '../lib/baseline.mjs';
import { sizeOf } from '../lib/http.mjs';
import { SOME_CATEGORY, SOME_GUIDE, somePrompt } from '../lib/library-pages.mjs';
import { inTurns } from '../lib/load.mjs';
import { openStage, someSharedPrompt } from '../lib/stage.mjs';
import { count, kilobytes } from '../lib/stats.mjs';

const LIMIT = 0.9;

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function pages(bench) {
  const { site, sql } = await openStage(bench, { prompts: bench.quick ? 200 : 5000 });
  const shared = await someSharedPrompt(sql);
  const paths = {
    home: '/',
    prompts: '/prompts',
    category: `/category/${SOME_CATEGORY}`,
    prompt: `/prompt/${somePrompt()}`,
    guide: `/guides/${SOME_GUIDE}`,
    'shared-prompt': `/prompt/shared/${shared.id}`,
    profile: `/u/${shared.username}`,
  };
  /** @type {Record<string, { raw: number, gzip: number }>} */
  const sizes = {};
  for (const [key, path] of Object.entries(paths)) {
    try {
      sizes[key] = await sizeOf(site.url + path);
    } catch (error) {
      bench.line({ what: path, measured: error instanceof Error ? error.message : String(error), limit: '200', ok: false });
    }
  }
  const bare = await startBaseline(bench, 'static', sizes);

  /** @type {string[][]} */
  const rows = [];
  bench.findings.tables.push({ caption: 'What was sent', head: ['page', 'as it is', 'gzip', 'bare page as it is', 'gzip'], rows });
  bench.findings.data.pages = [];
  const effort = bench.quick ? { seconds: 1, rounds: 1 } : { seconds: 2, rounds: 5 };
  for (const [key, size] of Object.entries(sizes)) {
    const path = paths[/** @type {keyof typeof paths} */ (key)];
    const bareSize = await sizeOf(bare.url + barePath('static', key));
    rows.push([path, ...[size.raw, size.gzip, bareSize.raw, bareSize.gzip].map(kilobytes)]);
    for (const gzip of [true, false]) {
      const ours = { base: site.url, paths: [path], seconds: effort.seconds, gzip };
      const theirs = { ...ours, base: bare.url, paths: [barePath('static', key)] };
      const run = await inTurns(ours, theirs, gzip ? effort.rounds : Math.min(2, effort.rounds));
      bench.line({
        what: `${path}${gzip ? '' : ', not compressed'}`,
        measured: `${run.ratio.toFixed(2)} × (${count(run.ours)} requests/s${run.failed ? `, ${run.failed} failed` : ''})`,
        against: `bare page ${count(run.theirs)} requests/s`,
        // Browsers ask for compressed pages; the others show what compressing costs.
        ...(gzip && { limit: `≥ ${LIMIT} ×`, ok: run.ratio >= LIMIT && run.failed === 0 }),
      });
      bench.findings.data.pages.push({ path, gzip, ours: run.ours, theirs: run.theirs, rounds: run.rounds });
    }
  }
  bench.findings.notes.push(
    '32 connections, each page in turns with a bare page of the same size before and after compression; the ratio of the medians.',
    'The bare page’s text begins with a typographic quote: with any in it, JavaScript keeps and writes the page in another, slower form.',
    '/prompt/shared/… and /u/… are warm: made once, then kept; the backend runs on PostgreSQL.',
  );
}
