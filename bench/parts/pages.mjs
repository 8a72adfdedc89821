/** Requests a second of the public pages, in turns with a bare Next page of the same size. */
import { compareWithBarePages } from '../lib/compare.mjs';
import { SOME_CATEGORY, SOME_GUIDE, somePrompt } from '../lib/library-pages.mjs';
import { openStage, someSharedPrompt } from '../lib/stage.mjs';

const LIMIT = 0.9;

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function pages(bench) {
  const { site, sql } = await openStage(bench, { prompts: bench.quick ? 200 : 5000 });
  const shared = await someSharedPrompt(sql);
  const paths = ['/', '/prompts', `/category/${SOME_CATEGORY}`, `/prompt/${somePrompt()}`, `/guides/${SOME_GUIDE}`];
  paths.push(`/prompt/shared/${shared.id}`, `/u/${shared.username}`);
  const compared = paths.map((path) => ({ what: path, paths: [path], limit: LIMIT }));
  await compareWithBarePages(bench, site.url, 'static', compared, bench.quick ? { seconds: 1, rounds: 1 } : { seconds: 2, rounds: 5 });
  bench.findings.notes.push(
    '32 connections, compressed, each page in turns with a bare page of the same size before and after compression; the ratio of the medians.',
    'The bare page’s text begins with a typographic quote: with any in it, JavaScript keeps and writes the page in another, slower form.',
    '/prompt/shared/… and /u/… are warm: made once, then kept; the backend runs on PostgreSQL.',
  );
}
