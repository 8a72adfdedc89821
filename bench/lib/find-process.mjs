/**
 * What the product's own search finds in the library of LIBRARY_DIR and its processor time, which a busy machine does not stretch, as JSON:
 * `node --conditions=react-server --import ./typescript-paths.mjs find-process.mjs <queries.json>`
 */
import { readFileSync } from 'node:fs';
import { searchLibrary } from '../../lib/prompts/search.ts';

/** @type {string[]} */
const queries = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
// The index is made by the first search, and what everybody gets is code that has run before.
for (const q of queries.slice(0, 100)) searchLibrary({ q });
const found = queries.map((q) => {
  const before = process.threadCpuUsage();
  const { prompts, near, certainty, missed } = searchLibrary({ q });
  const { user, system } = process.threadCpuUsage(before);
  return {
    slugs: [...prompts, ...near].map(({ prompt }) => prompt.slug),
    matched: prompts.length > 0,
    certainty,
    missed,
    milliseconds: (user + system) / 1000,
  };
});
console.log(JSON.stringify(found));
