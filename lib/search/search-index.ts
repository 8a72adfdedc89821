import 'server-only';
import { type Certainty, hasAll, judge, type Scored } from './certainty';
import { isEnglish } from './english-words';
import { type Evidence, findEvidence } from './evidence';
import { PhraseIndex, type SearchableText } from './phrase-index';
import { correctedQuery, MAX_WORDS, queryReader } from './query';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';
import { tokenize } from './tokens';

export type { SearchableText } from './phrase-index';

export type Found<Item> = { item: Item; matches: readonly string[] };

/**
 * Results, best first. `near`: items that come close, after few matches. `corrected`: the query after correcting typos, null if it has none.
 * `english`: part of the words of the query that are English or stand in the items.
 */
export type SearchAnswer<Item> = {
  matches: Found<Item>[];
  near: Found<Item>[];
  certainty: Certainty;
  corrected: string | null;
  english: number;
};

/** `search` returns null for a query without a word to search for. */
export type SearchIndex<Item> = { search(query: string): SearchAnswer<Item> | null };

/** Weights of the evidence that make up the score of an item. */
const SCORE = { covered: 0.5, phrase: 0.35, together: 0.35, title: 0.2, general: 0.2, named: 1, quoted: 0.15, preferred: 0.02 };

/**
 * An index over the texts of items. Words count by their rarity in titles, keywords and descriptions; names of people, occasions and languages, and
 * what follows "for" or "about", count less. An item scores by how much of the query it has, how much of that is together in one of its phrases,
 * and how nearly the query is one of its phrases. It matches when it has all carrying words together, or when it leads all others clearly.
 * `inText`: all words but one may be in the text alone, for items that are about what is in their text.
 */
export function createSearchIndex<Item>(
  items: readonly Item[],
  textOf: (item: Item) => SearchableText,
  { inText = false } = {},
): SearchIndex<Item> {
  const texts = items.map(textOf);
  const index = new PhraseIndex(texts);
  const read = queryReader(index);
  const anyLanguage = texts.flatMap((text, item) => (text.anyLanguage ? [item] : []));

  function scoreOf(evidence: Evidence, named: number): number {
    return (
      SCORE.covered * evidence.covered +
      SCORE.phrase * evidence.phrase +
      SCORE.together * evidence.together +
      SCORE.title * evidence.title +
      SCORE.general * (evidence.general / (3 + evidence.general)) +
      named +
      (texts[evidence.item]?.preferred ? SCORE.preferred : 0)
    );
  }

  /** By item, what it gains for a title or keyword that the query is, or that is quoted in it. */
  function namedIn(query: string): Map<number, number> {
    const typed = tokenize(query).slice(0, MAX_WORDS);
    const found = new Map<number, number>();
    for (let from = 0; from < typed.length; from++)
      for (let to = from + 1; to <= typed.length; to++) {
        const isWhole = to - from === typed.length;
        if (!isWhole && to - from < 2) continue;
        for (const item of index.itemsNamed(typed.slice(from, to)))
          found.set(item, Math.max(found.get(item) ?? 0, isWhole ? SCORE.named : SCORE.quoted));
      }
    return found;
  }

  function search(typed: string): SearchAnswer<Item> | null {
    const query = read(typed);
    if (query.words.length === 0) return null;
    const { words } = query;
    const named = namedIn(typed);
    const scored: Scored[] = findEvidence(index, anyLanguage, query)
      .map((evidence) => {
        const gain = named.get(evidence.item) ?? 0;
        const isNamed = gain === SCORE.named;
        return { ...evidence, score: scoreOf(evidence, gain), isNamed, isMatch: isNamed || hasAll(evidence, query, inText) };
      })
      .sort((one, other) => other.score - one.score);
    const { matches, near, certainty } = judge(scored);
    const foundOf = ({ item, had }: Evidence): Found<Item>[] => {
      const found = items[item];
      const terms = words.flatMap(({ terms }, at) => ((had[at] ?? 0) > 0 ? [...terms.keys()] : []));
      return found === undefined ? [] : [{ item: found, matches: terms.flatMap((term) => [...index.formsOf(term)]) }];
    };
    return {
      matches: matches.flatMap(foundOf),
      near: near.flatMap(foundOf),
      certainty,
      corrected: correctedQuery(words),
      english: partOf(tokenize(typed), (word) => STOP_WORDS.has(word) || index.has(stem(word)) || isEnglish(word)),
    };
  }

  return { search };
}

const partOf = (words: readonly string[], isIn: (word: string) => boolean) => words.filter(isIn).length / words.length;
