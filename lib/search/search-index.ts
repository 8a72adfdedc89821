import 'server-only';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';
import { normalizeToken, tokenize } from './tokens';
import { nearestWords } from './typos';

/** What is searched of an item, and whether it is preferred among equals. `keywords` are found but not shown. */
export type SearchableText = {
  title: string;
  keywords: string;
  description: string;
  category?: string;
  text: string;
  preferred?: boolean;
};

/** An item that was found, and those of its words that matched, normalized. */
export type Found<Item> = { item: Item; matches: readonly string[] };

/**
 * What a search found, best first. `complete` is false where no item has all words: `found` is then the few nearest. `corrected` is the query
 * as it was understood where a word had a typo.
 */
export type SearchAnswer<Item> = { found: Found<Item>[]; complete: boolean; corrected: string | null };

/** `search` answers null for a query without a word to search for. */
export type SearchIndex<Item> = { search(query: string): SearchAnswer<Item> | null };

/** How many items are shown where none has all words. */
const NEAREST = 6;
/** In how many words of a query typos are looked for: each is compared with the whole vocabulary. */
const MAX_TYPOS = 4;

/** A word of a query, and the terms of the index that it stands for. */
type Word = { typed: string; terms: string[]; typoOf: string | null };

const BOOST = { title: 6, keywords: 5, description: 2, category: 1, text: 1 };
type Field = keyof typeof BOOST;

/**
 * An index over the texts of items. Words without meaning are dropped; every other one has to match: as a whole in any of its forms (stem), or,
 * when the index does not have it, as the beginning of words, or else as a typo of the nearest of those that the head of an item has: title, keywords,
 * description and category. It has to stand there, too: what has a word in its text alone is near. `inText`: only one of several words has to, for
 * items that are about what is in their text. What has all words in title and keywords comes first, then with the rest of the head.
 */
export function createSearchIndex<Item>(
  items: readonly Item[],
  textOf: (item: Item) => SearchableText,
  { inText = false } = {},
): SearchIndex<Item> {
  const formsOf = new Map<string, Set<string>>();
  const index = new MiniSearch<SearchableText & { docId: number }>({
    idField: 'docId',
    fields: Object.keys(BOOST),
    storeFields: ['preferred'],
    tokenize,
    processTerm(word) {
      if (STOP_WORDS.has(word)) return null;
      const term = stem(word);
      const forms = formsOf.get(term);
      if (forms) forms.add(word);
      else formsOf.set(term, new Set([word]));
      return term;
    },
  });
  index.addAll(items.map((item, docId) => ({ docId, ...textOf(item) })));
  const titleLengths = items.map(
    (item) =>
      new Set(
        tokenize(textOf(item).title)
          .filter((word) => !STOP_WORDS.has(word))
          .map(stem),
      ).size || 1,
  );
  const vocabulary = [...formsOf.values()].flatMap((forms) => [...forms]);
  const headWords = [...new Set(items.flatMap((item) => headOf(textOf(item)).flatMap(tokenize)))].filter((word) => !STOP_WORDS.has(word));

  function understand(typed: readonly string[]): Word[] {
    let typosLeft = MAX_TYPOS;
    return typed.map((word) => {
      const whole = stem(word);
      if (formsOf.has(whole)) return { typed: word, terms: [whole], typoOf: null };
      const begun = word.length > 1 ? vocabulary.filter((known) => known.startsWith(word)) : [];
      if (begun.length > 0) return { typed: word, terms: stemsOf(begun), typoOf: null };
      const meant = typosLeft-- > 0 ? nearestWords(word, headWords) : [];
      return { typed: word, terms: stemsOf(meant), typoOf: meant[0] ?? null };
    });
  }

  const run = (words: Word[], combineWith: 'AND' | 'OR') => {
    const queries = words.map(({ terms }): Query => ({ queries: terms, combineWith: 'OR' }));
    return index.search({ queries, combineWith }, { boost: BOOST, tokenize: (term) => [term], processTerm: (term) => term });
  };

  return {
    search(query) {
      const typed = wordsOf(query, (word) => formsOf.has(stem(word)));
      if (typed.length === 0) return null;
      const words = understand(typed);
      const known = words.filter(({ terms }) => terms.length > 0);
      const all = known.length === words.length ? run(words, 'AND').filter((result) => isMatch(result, words, inText)) : [];
      const complete = all.length > 0;
      const ranked = (complete ? all : run(known, 'OR'))
        .map((result) => ({
          result,
          rank: complete ? rankOf(result, words) : 0,
          score: scoreOf(result, titleLengths[result.id] ?? 1),
        }))
        .sort((one, other) => one.rank - other.rank || other.score - one.score)
        .slice(0, complete ? undefined : NEAREST);
      const found = ranked.flatMap(({ result: { id, terms } }) => {
        const item = items[id];
        return item === undefined ? [] : { item, matches: terms.flatMap((term) => [...(formsOf.get(term) ?? [])]) };
      });
      return { found, complete, corrected: correctedQuery(words) };
    },
  };
}

const stemsOf = (words: string[]) => [...new Set(words.map(stem))];

/** The words of a query that carry meaning, each once. Beside others, a single letter carries none, nor a number that no item has. */
function wordsOf(query: string, isKnown: (word: string) => boolean): string[] {
  const typed = withHyphens(query.replace(/\bact as\b/gi, ' '), isKnown);
  const words = [...new Set(tokenize(typed))].filter((word) => !STOP_WORDS.has(word));
  const telling = words.filter((word) => isKnown(word) || (word.length > 1 && !/^\d+$/.test(word)));
  return telling.length > 0 ? telling : words;
}

/** A query with what stands for one word joined to one: "to do list", and "e mail" where items have "email". */
function withHyphens(query: string, isKnown: (word: string) => boolean): string {
  return query
    .replace(/\bto do(?= lists?\b)/gi, 'to-do')
    .replace(/\b(?![ai]\b)([a-z]) ([a-z]+)/gi, (both, letter: string, rest: string) =>
      isKnown(normalizeToken(letter + rest)) ? `${letter}-${rest}` : both,
    );
}

/** What says in a few words what an item is. */
const headOf = ({ title, keywords, description, category = '' }: SearchableText) => [title, keywords, description, category];

/** The fields of an item that have a word of a query. */
const fieldsOf = ({ match }: SearchResult, { terms }: Word) => new Set(terms.flatMap((term) => (match[term] ?? []) as Field[]));

/** 0 for a word in title or keywords, 1 in the rest of the head, 2 in the text. */
function rankOfFields(fields: ReadonlySet<Field>): number {
  if (fields.has('title') || fields.has('keywords')) return 0;
  return fields.has('description') || fields.has('category') ? 1 : 2;
}

/** That of the word with the highest. */
const rankOf = (result: SearchResult, words: Word[]) => Math.max(...words.map((word) => rankOfFields(fieldsOf(result, word))));

/** Whether an item that has all words has them where they count. */
function isMatch(result: SearchResult, words: Word[], inText: boolean): boolean {
  const inHead = (word: Word) => rankOfFields(fieldsOf(result, word)) < 2;
  return inText ? words.length === 1 || words.some(inHead) : words.every(inHead);
}

/** A title of nothing but words of the query counts four times, and a preferred item a tenth more. `titleLength` is in words. */
function scoreOf({ score, match, preferred }: SearchResult, titleLength: number): number {
  const inTitle = Object.values(match).filter((fields) => fields.includes('title')).length;
  return score * (1 + inTitle / titleLength) ** 2 * (preferred ? 1.1 : 1);
}

function correctedQuery(words: Word[]): string | null {
  if (words.every(({ typoOf }) => typoOf === null)) return null;
  return words.map(({ typed, typoOf }) => typoOf ?? typed).join(' ');
}
