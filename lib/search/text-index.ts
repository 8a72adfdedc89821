import 'server-only';
import MiniSearch, { type SearchResult } from 'minisearch';
import { foldWord, splitWords } from './words';

/** What is searched of one thing. `text` is the long part; `extra` holds words that should find it but are not shown. */
export type IndexedText = { id: string; title: string; text: string; extra: string };

/** A thing that was found, best first. `words()` are those of it that matched, normalised as `foldWord` does; lists ask for what they show. */
export type Hit = { id: string; words: () => ReadonlySet<string> };

export type TextIndex = { search(query: string): Hit[] };

const FILLERS = new Set(
  'a an and for from i in into is it me my need of on or please prompt prompts that the to want with write'.split(' '),
);

/** The words of a query that carry meaning; all of them when none does. */
function queryWords(query: string): string[] {
  const words = splitWords(query).map(foldWord).filter(Boolean);
  const meaningful = words.filter((word) => !FILLERS.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/**
 * An index over texts. A query is tried strictly first (every word, as the start of some word), then with typos allowed,
 * then with any of the words; the first way that finds something answers. A hit in the title comes before all others.
 */
export function createTextIndex(texts: Iterable<IndexedText>): TextIndex {
  const index = new MiniSearch<IndexedText>({
    fields: ['title', 'text', 'extra'],
    tokenize: splitWords,
    processTerm: (term) => foldWord(term) || null,
  });
  index.addAll([...texts]);

  const prefix = (term: string, at: number, terms: string[]) => term.length > 2 || at === terms.length - 1;
  const fuzzy = (term: string) => (term.length > 7 ? 2 : term.length > 3 ? 1 : 0);
  const boost = { title: 6, extra: 2 };

  const find = (words: string[]): SearchResult[] => {
    const query = words.join(' ');
    const strict = index.search(query, { prefix, boost, combineWith: 'AND' });
    if (strict.length > 0) return strict;
    // One pass for both: typos are what makes a search of many texts slow.
    const loose = index.search(query, { prefix, fuzzy, boost, combineWith: 'OR' });
    const whole = loose.filter(({ queryTerms }) => queryTerms.length === new Set(words).size);
    return whole.length > 0 ? whole : loose;
  };

  return {
    search(query) {
      const words = queryWords(query);
      if (words.length === 0) return [];
      return find(words)
        .map(({ id, score, match }) => ({
          id: String(id),
          score,
          words: () => new Set(Object.keys(match)),
          inTitle: Object.values(match).some((fields) => fields.includes('title')),
        }))
        .sort((one, other) => Number(other.inTitle) - Number(one.inTitle) || other.score - one.score);
    },
  };
}
