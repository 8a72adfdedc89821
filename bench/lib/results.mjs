import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Heading
 * @property {string} part
 * @property {string} date
 * @property {number} seconds
 * @property {boolean} quick
 * @property {string} [error] why the part ended early
 * @property {ReturnType<typeof import('./machine.mjs').machine>} machine
 * @typedef {Heading & import('./bench.mjs').Findings} Result
 */

/** Smoke runs leave the kept results alone. @param {boolean} quick */
export const resultsFolder = (quick) => path.resolve(import.meta.dirname, '..', quick ? '.quick' : '.');

/** @param {string} part @param {boolean} quick */
const fileOf = (part, quick) => path.join(resultsFolder(quick), 'results', `${part}.json`);

/** @param {Result} result */
export function saveResult(result) {
  const file = fileOf(result.part, result.quick);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}

/** @param {string} part @param {boolean} quick @returns {Result | null} */
export function loadResult(part, quick) {
  try {
    return JSON.parse(readFileSync(fileOf(part, quick), 'utf8'));
  } catch {
    return null;
  }
}

/** What the part was to reach and did not. @param {Result} result */
export function missesOf({ lines, error }) {
  const missed = lines.filter(({ ok }) => ok === false).map(({ what, measured, limit }) => `${what}: ${measured}, limit ${limit}`);
  return error ? [...missed, `ended early: ${error.split('\n')[0]}`] : missed;
}

/** @param {string[][]} rows the head first */
function table([head = [], ...rows]) {
  const cells = (/** @type {string[]} */ row) => row.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' '));
  return [head, head.map(() => '---'), ...rows.map(cells)].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** @param {Result} result */
function section({ part, date, seconds, machine, lines, tables, notes, error }) {
  const verdict = (/** @type {boolean | undefined} */ ok) => (ok === undefined ? '' : ok ? 'met' : '**missed**');
  const parts = [
    `## ${part}`,
    `\`npm run bench -- ${part}\`, ${date.slice(0, 16).replace('T', ' ')} UTC, ${seconds} s. ${machine.cpu}, ${machine.cores} cores, ` +
      `${machine.memory}, ${machine.system}, Node ${machine.node}, load before ${machine.loadBefore}, commit ${machine.commit}` +
      `${machine.commit.endsWith('+') ? ' and what was changed since' : ''}.`,
    error ? `**Ended early**: ${error.split('\n')[0]}` : '',
    table([
      ['what', 'measured', 'against', 'limit', ''],
      ...lines.map(({ what, measured, against = '', limit = '', ok }) => [what, measured, against, limit, verdict(ok)]),
    ]),
    ...tables.map(({ caption, head, rows }) => `${caption}:\n\n${table([head, ...rows])}`),
    notes.map((note) => `- ${note}`).join('\n'),
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** Writes RESULTS.md from what is kept of every part. @param {string[]} parts in their order @param {boolean} quick */
export function writeReport(parts, quick) {
  const results = parts.flatMap((part) => loadResult(part, quick) ?? []);
  const misses = results.flatMap((result) => missesOf(result).map((miss) => `- ${result.part}: ${miss}`));
  const text = [
    '# Results of `npm run bench`',
    'Written by bench/lib/results.mjs from bench/results; run the command of a part to measure it again. Each limit stands beside its figure.',
    quick ? '**A smoke run: these figures mean nothing.**' : '',
    misses.length > 0 ? `Missed:\n\n${misses.join('\n')}` : 'Everything reached its limit.',
    ...results.map(section),
  ];
  writeFileSync(path.join(resultsFolder(quick), 'RESULTS.md'), `${text.filter(Boolean).join('\n\n')}\n`);
}
