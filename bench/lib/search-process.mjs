/**
 * Searches the library of LIBRARY_DIR with the product's own code and prints the milliseconds of every search, as JSON:
 * `node --conditions=react-server --import ./typescript-paths.mjs search-process.mjs <queries.json>`
 */
import { readFileSync } from 'node:fs';
import { searchLibrary } from '../../lib/prompts/search.ts';

/** @type {Record<string, { q: string, category?: string }[]>} */
const kinds = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const start = performance.now();
searchLibrary({ q: 'index' });
const first = performance.now() - start;
// What everybody gets is code that has run before.
for (const queries of Object.values(kinds)) for (const query of queries.slice(0, 20)) searchLibrary(query);

/** @type {Record<string, number[]>} */
const times = {};
for (const [kind, queries] of Object.entries(kinds)) {
  times[kind] = queries.map((query) => {
    const before = performance.now();
    searchLibrary(query);
    return performance.now() - before;
  });
}
console.log(JSON.stringify({ first, times, resident: process.memoryUsage.rss() }));
