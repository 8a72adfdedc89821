/** The public page of a collection of 500 prompts of other people: made for the first time, made anew, cached, and exported. */
import { gzipSync } from 'node:zlib';
import { openStage } from '../lib/stage.mjs';
import { kilobytes, median, milliseconds, percentile, timed } from '../lib/stats.mjs';

/** QUOTAS.collectionPrompts of lib/limits.ts. */
const PROMPTS = 500;
const HTML_LIMIT = 45 * 1024;

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function collection(bench) {
  const { site, sql } = await openStage(bench, { prompts: bench.quick ? 1000 : 10_000 });
  const [owner] = await sql`select id, username from public.user_profiles where username = 'maya'`;
  const collections = bench.quick ? 3 : 30;
  for (let index = 0; index < collections; index++) {
    const [made] = await sql`
      insert into public.collections (user_id, title, slug, description, is_public)
      values (${owner?.id}, ${`Five hundred ${index}`}, ${`five-hundred-${index}`}, 'Prompts of many people', true) returning id`;
    await sql`
      insert into public.collection_items (collection_id, user_id, prompt_id, position)
      select ${made?.id}, ${owner?.id}, id::text, row_number() over ()
      from (select id from public.user_prompts where is_public order by md5(id::text || ${String(index)}) limit ${PROMPTS}) chosen`;
  }
  const paths = Array.from({ length: collections }, (_, index) => `/u/${owner?.username}/five-hundred-${index}`);
  let bytes = 0;
  const read = async (/** @type {string} */ path) => {
    const response = await fetch(site.url + path);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    bytes = gzipSync(text).length;
    return text;
  };
  const [first = ''] = paths;
  const profile = await timed(1, () => read(`/u/${owner?.username}`));
  const made = await timed(collections, (index) => read(paths[index] ?? first));
  const cached = await timed(bench.quick ? 20 : 300, () => read(first));
  bench.line({
    what: `First time, ${PROMPTS} prompts`,
    measured: `median ${milliseconds(median(made))}, p95 ${milliseconds(percentile(made, 0.95))}`,
    against: `a profile, once: ${milliseconds(median(profile))}`,
  });
  bench.line({ what: 'Cached', measured: `median ${milliseconds(median(cached))}, p95 ${milliseconds(percentile(cached, 0.95))}` });
  bench.line({ what: 'HTML', measured: kilobytes(bytes), limit: `≤ ${kilobytes(HTML_LIMIT)}`, ok: bytes <= HTML_LIMIT });
  const last = await timed(1, () => read(`${first}/${Math.ceil(PROMPTS / 24)}`));
  bench.line({ what: 'Its last page, first time', measured: milliseconds(median(last)) });
  const [row] = await sql`select id from public.collections where slug = 'five-hundred-0'`;
  const exported = await timed(bench.quick ? 2 : 20, () => read(`/data/collections/${row?.id}.md`));
  bench.line({ what: 'Markdown', measured: `median ${milliseconds(median(exported))}, ${kilobytes(bytes)}` });
  const printed = await timed(bench.quick ? 2 : 20, () => read(`${first}/print`));
  bench.line({ what: 'Print page', measured: `median ${milliseconds(median(printed))}, ${kilobytes(bytes)}` });
  bench.findings.notes.push('Whole answers over one connection after the other; sizes compressed with gzip. A page lists 24 prompts.');
}
