/**
 * Megabytes of memory that the product's own search takes once it was asked in all fifteen languages, with every fiftieth text of data/searches:
 * `node --expose-gc --conditions=react-server --import ./typescript-paths.mjs search-memory-process.mjs`
 */
import { SEARCH_LANGUAGES, wordingsIn } from '../../lib/prompts/other-languages.ts';
import { searchLibrary } from '../../lib/prompts/search.ts';

function megabytes() {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

/** @param {import('../../lib/prompts/other-languages.ts').SearchLanguage | 'en'} language */
function searchIn(language) {
  const queries = [...wordingsIn(language).values()].flat();
  return new Set(queries.filter((_, at) => at % 50 === 0).map((q) => searchLibrary({ q }).language ?? 'en')).has(language);
}

// The library itself is read before.
searchLibrary({});
const before = megabytes();
const unanswered = ['en', ...SEARCH_LANGUAGES].filter((language) => !searchIn(language));
if (unanswered.length > 0) throw new Error(`No search was answered in ${unanswered.join(', ')}`);
console.log(megabytes() - before);
