/** What the product's own search finds, as JSON: `node --conditions=react-server --import ./typescript-paths.mjs find-process.mjs <queries.json>` */
import { readFileSync } from 'node:fs';
import { searchLibrary } from '../../lib/prompts/search.ts';

/** @type {string[]} */
const queries = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const found = queries.map((q) => {
  const { prompts, near, missed } = searchLibrary({ q });
  return { slugs: [...prompts, ...near].map(({ prompt }) => prompt.slug), matched: !missed };
});
console.log(JSON.stringify(found));
