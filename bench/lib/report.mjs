import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawPlots } from './plots.mjs';
import { loadResult, missesOf, resultsFolder } from './results.mjs';

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** @param {import('./results.mjs').Result} result */
function section(result) {
  const { part, date, seconds, machine, lines, tables, notes, error } = result;
  const verdict = (/** @type {boolean | undefined} */ ok) => (ok === undefined ? '' : ok ? 'met' : '**missed**');
  const parts = [
    `## ${part}`,
    `\`npm run bench -- ${part}\`, ${date.slice(0, 16).replace('T', ' ')} UTC, ${seconds} s. ${machine.cpu}, ${machine.cores} cores, ` +
      `${machine.memory}, ${machine.system}, Node ${machine.node}, load before ${machine.loadBefore}, commit ${machine.commit}` +
      `${machine.commit.endsWith('+') ? ' and what was changed since' : ''}.`,
    ...(error ? [`**Ended early**: ${error.split('\n')[0]}`] : []),
    table(
      ['what', 'measured', 'against', 'limit', ''],
      lines.map(({ what, measured, against = '', limit = '', ok }) => [what, measured, against, limit, verdict(ok)]),
    ),
    ...drawPlots(result).map((file) => `![${part}](${file})`),
    ...tables.map(({ caption, head, rows }) => `${caption}:\n\n${table(head, rows)}`),
    notes.map((note) => `- ${note}`).join('\n'),
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** Writes RESULTS.md from what is kept of every part. @param {string[]} names in their order @param {boolean} quick */
export function writeReport(names, quick) {
  const results = names.flatMap((name) => loadResult(name, quick) ?? []);
  const missing = names.filter((name) => !results.some(({ part }) => part === name));
  const misses = results.flatMap((result) => missesOf(result).map((miss) => `- ${result.part}: ${miss}`));
  const text = [
    '# Results of `npm run bench`',
    'Written by bench/lib/report.mjs from bench/results; run the command of a part to measure it again. Each limit stands beside its figure.',
    ...(quick ? ['**A smoke run: these figures mean nothing.**'] : []),
    ...(missing.length > 0 ? [`Not measured yet: ${missing.join(', ')}.`] : []),
    misses.length > 0 ? `Missed (docs/decisions says why):\n\n${misses.join('\n')}` : 'Everything that was measured reached its limit.',
    ...results.map(section),
  ];
  const folder = resultsFolder(quick);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'RESULTS.md'), `${text.join('\n\n')}\n`);
}
