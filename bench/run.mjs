/**
 * `npm run bench`: every part, or `npm run bench -- <part> …` the named ones. `--quick` shows in minutes that everything
 * works and leaves the kept results alone.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { onEnd } from '../scripts/lib/on-end.ts';
import { ROOT } from '../scripts/lib/project.ts';
import { loadResult, missesOf, resultsFolder, writeReport } from './lib/results.mjs';

const PARTS = [
  'relevance',
  'weight',
  'pages',
  'dynamic',
  'doors',
  'account',
  'cost',
  'transfer',
  'processes',
  'nginx',
  'community',
  'library',
];
/** After so long a part is given up. */
const MINUTES = 40;

const words = process.argv.slice(2);
const quick = words.includes('--quick');
const named = words.filter((word) => word !== '--quick');
const unknown = named.filter((name) => !PARTS.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. Parts: ${PARTS.join(', ')}. Option: --quick.`);
  process.exit(2);
}
const wanted = named.length > 0 ? PARTS.filter((name) => named.includes(name)) : PARTS;

/** @type {import('node:child_process').ChildProcess | undefined} the part that runs */
let current;
onEnd(() => {
  if (!current || current.exitCode !== null) process.exit(1);
  current.once('exit', () => process.exit(1)).kill('SIGTERM');
});

for (const [index, part] of wanted.entries()) {
  console.log(`\n${part} (${index + 1} of ${wanted.length}, ${new Date().toTimeString().slice(0, 5)})`);
  await run(part);
  writeReport(PARTS, quick);
}

const misses = wanted.flatMap((part) => {
  const result = loadResult(part, quick);
  return (result ? missesOf(result) : ['not measured']).map((miss) => `${part}: ${miss}`);
});
console.log(`\n${misses.length > 0 ? `Missed:\n${misses.join('\n')}` : 'Everything reached its limit.'}`);
console.log(`Written to ${path.relative(ROOT, path.join(resultsFolder(quick), 'RESULTS.md'))}`);
process.exit(misses.length > 0 ? 1 : 0);

/** In a process of its own: a part that breaks or hangs leaves the others alone. @param {string} part @returns {Promise<void>} */
function run(part) {
  const child = fork(path.join(import.meta.dirname, 'lib/run-part.mjs'), [part], {
    env: { ...process.env, ...(quick && { BENCH_QUICK: '1' }) },
  });
  const late = setTimeout(() => {
    console.error(`[${part}] is not done after ${MINUTES} minutes`);
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 20_000).unref();
  }, MINUTES * 60_000);
  current = child;
  return new Promise((resolve) => {
    child.once('exit', () => {
      clearTimeout(late);
      resolve();
    });
  });
}
