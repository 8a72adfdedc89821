import 'server-only';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { createPhraseIndex, meaningfulWords, type Written } from './phrases';
import { queryWords, saysMore } from './query-words';
import { BOOST, BOOST_WIDER, coverageOf, type Field, isIn, isMatch, queryTerms, rankOf, scoreOf, type Word } from './search-results';
import { isPair, kindOf, LISTED_WORDS, type NameKind, pairOf, sameAs } from './search-words';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';
import { tokenize } from './tokens';
import { nearestWords } from './typos';

/** Searchable texts of an item. `keywords` are found but not shown; `takes`: kinds of names that its blanks take. */
export type SearchableText = {
  title: string;
  keywords: readonly string[];
  description: string;
  category?: string;
  text: string;
  takes?: readonly NameKind[];
  preferred?: boolean;
};

export type Found<Item> = { item: Item; matches: readonly string[] };

/**
 * Results, best first. `near`: close items, if there are few matches; `standsOut`: the first has nearly all words. `corrected`: the query
 * after correcting typos.
 */
export type SearchAnswer<Item> = { matches: Found<Item>[]; near: Found<Item>[]; standsOut: boolean; corrected: string | null };

/** `search` returns null for a query without a word to search for. */
export type SearchIndex<Item> = { search(query: string): SearchAnswer<Item> | null };

/** Below this number of matches, near items follow, up to this number of rows. */
const FEW = 3;
const NEAREST = 6;
/** Number of near items if none stands out. */
const VAGUE = 3;
/** Thresholds for near items, found with the needs of tests/content. */
const NEAR = 0.55;
const STANDS_OUT = 0.75;
const BESIDE_CLOSEST = 0.65;
/** Weights of the words that an item has anywhere, and of those that are together. */
const SHARE = { anywhere: 0.6, together: 0.4 };
const MORE = { together: 0.2, written: 0.3 };
/** Part of a query that has to be together in title and one keyword to match. */
const TOGETHER = 0.8;
/** An unknown word weighs as much as one in this number of items: it may be a value for a blank. */
const UNKNOWN_AS = 12;
const FILLER_WEIGHT = 0.3;
const CONTEXT_WEIGHT = 0.5;
/** Maximum number of words that are checked for typos: each is compared with the whole vocabulary. */
const MAX_TYPOS = 4;

/**
 * An index over the texts of items. Words without meaning are dropped, and fillers need not be there. Every other word has to match: in any of its forms
 * (stem), by a word of the same meaning, by a blank that takes such a name, or, when no item has it, as the beginning of words, or else as a typo of the nearest
 * in the head of an item: title, keywords, description and category. It has to stand in the head, too: what has a word in its text alone is near.
 * `inText`: only one of several words has to, for items that are about what is in their text. First comes what has the query as a title or keyword,
 * then what has all words there, then in the rest of the head.
 */
export function createSearchIndex<Item>(
  items: readonly Item[],
  textOf: (item: Item) => SearchableText,
  { inText = false } = {},
): SearchIndex<Item> {
  const texts = items.map(textOf);
  const { index, formsOf } = indexTexts(texts);
  const heads = texts.map((text) => [...new Set(headOf(text).flatMap(meaningfulWords))]);
  const vocabulary = [...formsOf.values()].flatMap((forms) => [...forms]);
  const titleLengths = texts.map(({ title }) => new Set(meaningfulWords(title).map(stem)).size || 1);
  const counts = new Map<string, number>();
  for (const term of heads.flatMap((words) => [...new Set(words.map(stem))])) counts.set(term, (counts.get(term) ?? 0) + 1);
  const rarity = (count: number) => Math.log(1 + items.length / count);
  const phrases = createPhraseIndex(
    texts.map(({ title, keywords, description, category = '', takes = [] }) => {
      return { phrases: [title, ...keywords], description, category, takes: takes.map(takesTerm) };
    }),
    (term) => rarity(counts.get(term) ?? 1),
  );

  const spelled = [...new Set([...heads.flat(), ...LISTED_WORDS.filter((word) => widerTerms(word).length > 0)])];

  function understand(query: string): Word[] {
    let typosLeft = MAX_TYPOS;
    return queryWords(query, (word) => formsOf.has(stem(word))).map(({ word, demanded, context }) => {
      const found = termsOf(word, () => typosLeft-- > 0);
      const count = found.terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0);
      return {
        typed: word,
        demanded,
        ...found,
        weight: rarity(Math.max(count, UNKNOWN_AS)) * (demanded ? 1 : FILLER_WEIGHT) * (context ? CONTEXT_WEIGHT : 1),
        context,
      };
    });
  }

  function termsOf(word: string, mayBeTypo: () => boolean): Pick<Word, 'terms' | 'wider' | 'guessed' | 'typoOf'> {
    const term = isPair(word) ? word : stem(word);
    const terms = formsOf.has(term) ? [term] : [];
    const wider = widerTerms(word);
    if (terms.length > 0 || wider.length > 0 || isPair(word)) return { terms, wider, guessed: false, typoOf: null };
    const begun = word.length > 1 ? vocabulary.filter((known) => known.startsWith(word)) : [];
    if (begun.length > 0) return { terms: stemsOf(begun), wider: [], guessed: true, typoOf: null };
    const meant = mayBeTypo() ? nearestWords(word, spelled) : [];
    const known = stemsOf(meant).filter((one) => formsOf.has(one));
    return { terms: known, wider: meant.flatMap(widerTerms), guessed: true, typoOf: meant[0] ?? null };
  }

  /** Words that mean the same, and what takes such a name, as far as items have them. */
  function widerTerms(word: string): string[] {
    const kind = kindOf(word);
    return [...sameAs(word), ...(kind ? [takesTerm(kind)] : [])].filter((term) => formsOf.has(term));
  }

  function run(words: Word[], combineWith: 'AND' | 'OR'): SearchResult[] {
    const queries = words.map(
      ({ terms, wider }): Query => ({
        combineWith: 'OR',
        queries: [
          { queries: terms, combineWith: 'OR', boost: BOOST },
          { queries: wider, combineWith: 'OR', boost: BOOST_WIDER },
        ],
      }),
    );
    return index.search({ queries, combineWith }, { tokenize: (term) => [term], processTerm: (term) => term });
  }

  /** The items that have all words where they count, most of them together. */
  function matching(query: string, words: Word[], written: ReadonlyMap<number, Written>): SearchResult[] {
    const demanded = words.filter((word) => word.demanded);
    const fillers = words.filter((word) => !word.demanded);
    const compared = phrases.compare(demanded.map(queryTerms));
    const together = ({ id }: SearchResult) => compared.get(id)?.together ?? 0;
    const isTogether = (result: SearchResult) => inText || (demanded.length > 1 ? together(result) >= TOGETHER : !saysMore(query));
    const found = run(demanded, 'AND').filter(
      (result) => written.get(result.id) === 'is' || (isMatch(result, demanded, inText) && isTogether(result)),
    );
    const more = new Map(found.length > 1 && fillers.length > 0 ? run(fillers, 'OR').map(({ id, score }) => [id, score]) : []);
    return found
      .map((result) => ({
        result,
        rank: rankOf(result, demanded, written.get(result.id)) + (demanded.length > 1 ? 1 - together(result) : 0),
        score: scoreOf(result, result.score + (more.get(result.id) ?? 0), titleLengths[result.id]),
      }))
      .sort((one, other) => one.rank - other.rank || other.score - one.score)
      .map(({ result }) => result);
  }

  /** The items that come closest, without those that match. */
  function nearest(words: Word[], written: ReadonlyMap<number, Written>, matches: SearchResult[]) {
    const matching = new Set(matches.map(({ id }) => id));
    const compared = phrases.compare(words.map(queryTerms));
    // The largest of three: how much of the query it has, how nearly the query has a whole phrase of it, and that it has all words somewhere.
    const closeness = (result: SearchResult) => {
      const { nearness = 0, together = 0 } = compared.get(result.id) ?? {};
      const share = SHARE.anywhere * coverageOf(result, words) + SHARE.together * together;
      const hasAll = words.every((word) => !word.demanded || isIn(result, word));
      return Math.max(share, nearness, hasAll ? NEAR : 0) + MORE.together * together + (written.has(result.id) ? MORE.written : 0);
    };
    const others = run(words, 'OR')
      .filter(({ id }) => !matching.has(id))
      .map((result) => ({ result, closeness: closeness(result), score: scoreOf(result, result.score, titleLengths[result.id]) }))
      .filter((one) => one.closeness >= NEAR)
      .sort((one, other) => other.closeness - one.closeness || other.score - one.score);
    const closest = others[0]?.closeness ?? 0;
    const standsOut = closest >= STANDS_OUT;
    const near = others
      .filter((one) => one.closeness >= closest * BESIDE_CLOSEST)
      .slice(0, standsOut ? NEAREST - matches.length : VAGUE)
      .map(({ result }) => result);
    return { near, standsOut };
  }

  function foundOf({ id, terms }: SearchResult): Found<Item>[] {
    const item = items[id];
    const words = terms.flatMap((term) => term.split(' ')).flatMap((term) => [...(formsOf.get(term) ?? [])]);
    return item === undefined ? [] : [{ item, matches: words }];
  }

  return {
    search(query) {
      const words = understand(query);
      const written = phrases.writtenIn(query);
      if (!words.some(({ demanded }) => demanded)) return null;
      const matches = matching(query, words, written);
      const { near, standsOut } = matches.length < FEW ? nearest(words, written, matches) : { near: [], standsOut: false };
      return { matches: matches.flatMap(foundOf), near: near.flatMap(foundOf), standsOut, corrected: correctedQuery(words) };
    },
  };
}

/** A full-text index, and the forms of words that its terms stand for. */
function indexTexts(texts: readonly SearchableText[]) {
  const formsOf = new Map<string, Set<string>>();
  const withForms = (term: string, ...forms: string[]) => {
    const known = formsOf.get(term) ?? new Set();
    for (const form of forms) known.add(form);
    formsOf.set(term, known);
    return term;
  };
  const index = new MiniSearch<SearchableText & { docId: number }>({
    idField: 'docId',
    fields: Object.keys(BOOST),
    storeFields: ['preferred'],
    extractField(document, name) {
      const field = name as Field | 'docId';
      if (field === 'takes') return document.takes?.map(takesTerm).join(' ');
      return field === 'keywords' ? document.keywords.join(', ') : document[field];
    },
    tokenize: (text, field) => (field === 'takes' ? text.split(' ') : withPairs(tokenize(text))),
    processTerm(word, field) {
      if (field === 'takes' || isPair(word)) return withForms(word);
      return STOP_WORDS.has(word) ? null : withForms(stem(word), word);
    },
  });
  index.addAll(texts.map((text, docId) => ({ docId, ...text })));
  return { index, formsOf };
}

/** The short fields of an item. */
const headOf = ({ title, keywords, description, category = '' }: SearchableText) => [title, ...keywords, description, category];

const takesTerm = (kind: NameKind) => `takes:${kind}`;

const stemsOf = (words: string[]) => [...new Set(words.map(stem))];

/** The words of a text, and after them its pairs of words with a meaning of their own. */
function withPairs(words: string[]): string[] {
  const pairs = words.flatMap((word, at) => pairOf(word, words[at + 1]) ?? []);
  return pairs.length > 0 ? [...words, ...pairs] : words;
}

function correctedQuery(words: Word[]): string | null {
  if (words.every(({ typoOf }) => typoOf === null)) return null;
  return words.map(({ typed, typoOf }) => typoOf ?? typed).join(' ');
}
