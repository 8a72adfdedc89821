/** What the product's own search finds, as JSON: `node --conditions=react-server --import ./typescript-paths.mjs find-process.mjs <queries.json>` */
import { readFileSync } from 'node:fs';
import { findPrompts } from '../../lib/prompts/search.ts';

/** @type {string[]} */
const queries = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const found = queries.map((q) => {
  const { prompts, complete } = findPrompts({ q });
  return { slugs: prompts.map(({ prompt }) => prompt.slug), complete };
});
console.log(JSON.stringify(found));
