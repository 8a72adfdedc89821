/** Requests a second of the pages that answer a query, in turns with a bare dynamic Next page of the same size. */
import { compareWithBarePages } from '../lib/compare.mjs';
import { openStage } from '../lib/stage.mjs';

/** What people type: one word, several, the beginning of one, a mistake. */
const QUERIES =
  'email,marketing plan,interview,write a test,lesson,customer,budget,story ope,refactor,product page,data,meeting notes,recipie,sql,review code,plan'.split(
    ',',
  );

const LIMITS = { '/prompts': 0.2, '/search': 0.15, '/prompts/shared': 0.15 };

/** The queries again, but never twice the same: marks that no search reads tell them apart. @param {string} path */
function neverAsked(path) {
  let count = 0;
  return () => {
    const query = QUERIES[count % QUERIES.length];
    count += 1;
    const marks = count.toString(2).replaceAll('0', '.').replaceAll('1', ',');
    return `${path}?q=${encodeURIComponent(`${query} ${marks}`)}`;
  };
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function dynamic(bench) {
  const prompts = bench.quick ? 200 : 5000;
  const { site } = await openStage(bench, { prompts });
  const pages = Object.entries(LIMITS).map(([path, limit]) => ({
    what: `${path}?q=, each query for the first time`,
    paths: QUERIES.map((query) => `${path}?q=${encodeURIComponent(query)}`),
    nextPath: neverAsked(path),
    limit,
  }));
  await compareWithBarePages(bench, site.url, 'dynamic', pages, bench.quick ? { seconds: 4, rounds: 1 } : { seconds: 3, rounds: 4 });
  bench.findings.notes.push(
    `32 connections, ${QUERIES.length} queries in turn, each made different by signs that no search reads, so that nothing of its answer is cached. The bare page reads the query too and shows one text of the average size.`,
    `The community holds ${prompts} public prompts on PostgreSQL, with @supabase/lite as the backend, on the same machine.`,
  );
}
