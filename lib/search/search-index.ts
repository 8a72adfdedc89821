import 'server-only';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { tokenize } from './tokens';

/** What is searched of an item. `text` is the long part; `keywords` should find it but are not shown. */
export type SearchableText = { title: string; text: string; keywords: string };

/** An item that was found, and those of its words that matched, normalized. */
export type Found<Item> = { item: Item; matches: readonly string[] };

/** `search` answers best first. */
export type SearchIndex<Item> = { search(query: string): Found<Item>[] };

const STOP_WORDS = new Set(
  'a an and for from i in into is it me my need of on or please prompt prompts that the to want with write'.split(' '),
);

/**
 * An index over the texts of items. Every word of a query has to match, whole or as the beginning of a longer one; a word that
 * begins none of the index may have typos. When nothing has them all, any of the words will do. A match in the title comes
 * before all others.
 */
export function createSearchIndex<Item>(items: readonly Item[], textOf: (item: Item) => SearchableText): SearchIndex<Item> {
  const vocabulary = new Set<string>();
  const index = new MiniSearch<SearchableText & { docId: number }>({
    idField: 'docId',
    fields: ['title', 'text', 'keywords'],
    tokenize,
    processTerm(term) {
      vocabulary.add(term);
      return term;
    },
  });
  index.addAll(items.map((item, docId) => ({ docId, ...textOf(item) })));

  const hasTerm = (term: string) => vocabulary.has(term);
  const beginsTerm = (start: string) => hasTerm(start) || vocabulary.values().some((term) => term.startsWith(start));

  const options: SearchOptions = {
    boost: { title: 6, keywords: 2 },
    tokenize: (query) => queryTerms(query).map((term) => (beginsTerm(term) ? term : (transpositions(term).find(hasTerm) ?? term))),
    processTerm: (term) => term,
    // The last word may be unfinished; elsewhere one or two letters are a whole word.
    prefix: (term, at, terms) => term.length > 2 || at === terms.length - 1,
    fuzzy: (term) => !beginsTerm(term) && typosAllowed(term),
  };

  return {
    search(query) {
      const complete = index.search(query, { ...options, combineWith: 'AND' });
      const results = complete.length > 0 ? complete : index.search(query, { ...options, combineWith: 'OR' });
      const { titled = [], others = [] } = Object.groupBy(results, (result) => (isInTitle(result) ? 'titled' : 'others'));
      return [...titled, ...others].flatMap(({ id, terms }) => {
        const item = items[id];
        return item === undefined ? [] : { item, matches: terms };
      });
    },
  };
}

function isInTitle({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.includes('title'));
}

/** The words of a query that carry meaning, each once; all of them when none does. */
function queryTerms(query: string): string[] {
  const terms = [...new Set(tokenize(query))];
  const meaningful = terms.filter((term) => !STOP_WORDS.has(term));
  return meaningful.length > 0 ? meaningful : terms;
}

/** How many letters of a word may be missing, added or wrong. None in what is too long for a word: comparing costs its length squared. */
function typosAllowed(term: string): number {
  if (term.length > 30) return 0;
  return term.length > 7 ? 2 : term.length > 3 ? 1 : 0;
}

/** A word with two neighbouring letters swapped, in every place: the one typo that MiniSearch counts as two. */
function transpositions(term: string): string[] {
  if (typosAllowed(term) === 0) return [];
  return Array.from({ length: term.length - 1 }, (_, at) => `${term.slice(0, at)}${term[at + 1]}${term[at]}${term.slice(at + 2)}`);
}
