import 'server-only';
import MiniSearch from 'minisearch';
import { foldWord, splitWords } from './words';

/** What is searched of one thing. `text` is the long part; `extra` holds words that should find it but are not shown. */
export type IndexedText = { id: string; title: string; text: string; extra: string };

/** A thing that was found, best first, with the words of it that matched, normalised as `foldWord` does. */
export type Hit = { id: string; words: ReadonlySet<string> };

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
  const ways = [
    { prefix, boost, combineWith: 'AND' as const },
    { prefix, fuzzy, boost, combineWith: 'AND' as const },
    { prefix, fuzzy, boost, combineWith: 'OR' as const },
  ];

  return {
    search(query) {
      const words = queryWords(query);
      if (words.length === 0) return [];
      for (const way of ways) {
        const found = index.search(words.join(' '), way);
        if (found.length === 0) continue;
        return found
          .map(({ id, score, match }) => ({
            id: String(id),
            score,
            words: new Set(Object.keys(match)),
            inTitle: Object.values(match).some((fields) => fields.includes('title')),
          }))
          .sort((a, b) => Number(b.inTitle) - Number(a.inTitle) || b.score - a.score);
      }
      return [];
    },
  };
}
