/** Whether the prompt that does the job is found, by the needs of tests/content/needs.json, also with a typed mistake; and how soon in a large library. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/lib/project.ts';
import { DATA, repeatLibrary } from '../lib/large-library.mjs';
import { seededRandom } from '../lib/random.mjs';
import { temporaryFolder } from '../lib/stage.mjs';
import { count, milliseconds, percentile } from '../lib/stats.mjs';

const LIMIT = 0.97;
const LARGE = 10_000;
/** Milliseconds at p99 among so many. */
const SEARCH_LIMIT = 50;
/** Megabytes, once all fifteen languages were searched. */
const MEMORY_LIMIT = 60;

/** @typedef {{ need: string, slugs: string[] }} Need */

/** One letter missing, twice, swapped with the next or wrong, in the longest word. @param {string} text @param {() => number} random */
function withMistake(text, random) {
  const words = text.split(' ');
  const longest = words.reduce((best, word, at) => (word.length > (words[best]?.length ?? 0) ? at : best), 0);
  const word = words[longest] ?? '';
  if (word.length < 4) return text;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  const kinds = [`${before}${next}${after}`, `${before}${letter}${letter}${next}${after}`, `${before}${next}${letter}${after}`];
  kinds.push(`${before}${String.fromCharCode(97 + Math.floor(random() * 26))}${next}${after}`);
  words[longest] = kinds[Math.floor(random() * kinds.length)] ?? word;
  return words.join(' ');
}

/** @typedef {{ slugs: string[], matched: boolean, milliseconds: number }} Found the slugs best first */

/** Runs a script of bench/lib that asks the product's own search, and gives what it prints. @param {string[]} args @param {string} [library] @returns {Promise<string>} */
async function run(args, library = DATA) {
  const bench = path.join(ROOT, 'bench/lib');
  const [script = '', ...rest] = args;
  const options = ['--expose-gc', '--conditions=react-server', '--import', `${bench}/typescript-paths.mjs`];
  const env = { ...process.env, LIBRARY_DIR: library };
  const { stdout } = await promisify(execFile)(process.execPath, [...options, `${bench}/${script}`, ...rest], {
    cwd: ROOT,
    env,
    maxBuffer: 1e8,
  });
  return stdout;
}

/** @param {string[]} queries @param {string} folder @param {string} [library] @returns {Promise<Found[]>} */
async function find(queries, folder, library) {
  const file = path.join(folder, 'queries.json');
  writeFileSync(file, JSON.stringify(queries));
  return JSON.parse(await run(['find-process.mjs', file], library));
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function relevance(bench) {
  /** @type {{ needs: Need[], nothing: string[] }} */
  const { needs, nothing } = JSON.parse(readFileSync(path.join(ROOT, 'tests/content/needs.json'), 'utf8'));
  const folder = temporaryFolder(bench);
  const random = seededRandom(11);
  const typed = needs.map(({ need }) => need);
  const found = await find(typed, folder);
  const mistaken = await find(
    typed.map((text) => withMistake(text, random)),
    folder,
  );
  /** @param {typeof found} results @param {number} first */
  const share = (results, first) =>
    needs.filter(({ slugs }, at) => results[at]?.slugs.slice(0, first).some((slug) => slugs.includes(slug))).length / needs.length;
  const percent = (/** @type {number} */ value) => `${(value * 100).toFixed(1)} %`;
  bench.line({ what: `${count(needs.length)} needs, the prompt is first`, measured: percent(share(found, 1)) });
  const three = share(found, 3);
  bench.line({ what: 'among the first three', measured: percent(three), limit: `≥ ${percent(LIMIT)}`, ok: three >= LIMIT });
  bench.line({ what: 'among the first three, with one mistake in the longest word', measured: percent(share(mistaken, 3)) });
  const claimed = (await find(nothing, folder)).filter(({ slugs, matched }) => matched && slugs.length > 0).length;
  bench.line({
    what: `${count(nothing.length)} queries that nothing fits, of which matches are claimed for`,
    measured: count(claimed),
    limit: '0',
    ok: claimed === 0,
  });
  repeatLibrary(folder, LARGE);
  const times = (await find(typed, folder, folder)).map(({ milliseconds }) => milliseconds);
  const p99 = percentile(times, 0.99);
  bench.line({
    what: `Search among ${count(LARGE)} prompts, processor time at p99`,
    measured: `${milliseconds(p99)} (median ${milliseconds(percentile(times, 0.5))})`,
    limit: `≤ ${SEARCH_LIMIT} ms`,
    ok: p99 <= SEARCH_LIMIT,
  });
  const memory = Number(await run(['search-memory-process.mjs']));
  bench.line({
    what: 'Memory of the search, once all fifteen languages were searched',
    measured: `${memory.toFixed(1)} MB`,
    limit: `≤ ${MEMORY_LIMIT} MB`,
    ok: memory <= MEMORY_LIMIT,
  });
  bench.findings.notes.push(
    'Search: searchLibrary of lib/prompts/search.ts, in a library in which every prompt stands as often as it takes.',
  );
}
