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

const BENCH = path.resolve(import.meta.dirname, '..');

/** Smoke runs leave the kept results alone. @param {boolean} quick */
export const resultsFolder = (quick) => path.join(BENCH, quick ? '.quick' : '.');

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
export function missesOf(result) {
  const missed = result.lines.filter(({ ok }) => ok === false).map(({ what, measured, limit }) => `${what}: ${measured}, limit ${limit}`);
  return result.error ? [...missed, `ended early: ${result.error.split('\n')[0]}`] : missed;
}
