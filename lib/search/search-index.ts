import 'server-only';
import { isEnglish } from './english-words';
import { PhraseIndex, type SearchableText } from './phrase-index';
import { type QueryWord, queryWords } from './query-words';
import { LISTED_WORDS, sameAs } from './search-words';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';
import { isQuoted, tokenize } from './tokens';
import { nearestWords } from './typos';

export type { SearchableText } from './phrase-index';

export type Found<Item> = { item: Item; matches: readonly string[] };

/** How surely the first result is what is searched for: `sure`, no other comes near it; `likely`; or `near`, it only comes close. */
export type Certainty = 'sure' | 'likely' | 'near';

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

/** A word of a query with the terms it stands for and how surely (0 to 1), and its weight. */
type Word = QueryWord & { terms: ReadonlyMap<string, number>; weight: number; typoOf: string | null };

/** How much a word counts by where an item has it. */
const FIELD = { title: 1, keyword: 1, typed: 0.6, description: 0.9, text: 0.4 } as const;
/** How surely a term stands for a word: of the same meaning, or begun or mistyped. */
const SAME = 0.8;
const GUESSED = 0.7;
/** How much of the name of a language an item has that a blank takes any language of. */
const ANY_LANGUAGE = 0.8;
/** Parts of the weight of a word that is a name, and of one that belongs to the details. */
const NAME = 0.8;
const DETAIL = 0.6;
const NUMBER = 0.2;
/** A word weighs at most as much as one that this number of items have: an unknown word may be a detail for a blank. */
const UNKNOWN_AS = 12;
/** Weight at which a phrase counts half: one common word proves little. */
const HALF = 2;
const MAX_WORDS = 20;
const MAX_TYPOS = 4;

/** Weights of the evidence that make up the score of an item. */
const SCORE = { covered: 0.5, phrase: 0.35, together: 0.35, title: 0.2, general: 0.2, named: 1, quoted: 0.15, preferred: 0.02 };

/** An item matches with this part of the carrying words together, and with so much of one of its phrases in the query. */
const MATCH = { carried: 0.8, share: 0.4 };
/** An item that lacks a word matches when it leads the next by this much and has this part of the query. */
const WINNER = { lead: 0.25, covered: 0.65 };
/** A match is sure when it leads the next by this much, and has this part of the query and of one of its own phrases. */
const SURE = { lead: 0.15, covered: 0.7, share: 0.7 };
/** Score, and part of the query that it has, from which the best is likely right though it does not match. */
const LIKELY = { score: 0.65, covered: 0.48 };
/** Score from which an item comes near, and part of the best score that others beside it need. */
const NEAR = 0.4;
const BESIDE_BEST = 0.5;
/** Results that come near fill the list up to this number. Behind a sure match they stand only where fewer than three match. */
const NEAREST = 6;
const FEW = 3;

/** A query as understood. `carrying`: weights of the words that carry the need. */
type Query = { words: readonly Word[]; weights: readonly number[]; total: number; carrying: readonly number[]; carryingTotal: number };

/** Parts of a query that an item has: `had` by word, `covered` by weight, all from 0 to 1. */
type Evidence = {
  item: number;
  had: number[];
  covered: number;
  inHead: boolean[];
  phrase: number;
  together: number;
  carried: number;
  share: number;
  title: number;
  general: number;
};

type Scored = Evidence & { score: number; isNamed: boolean; isMatch: boolean };

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
  const spelled = [...new Set([...index.vocabulary, ...LISTED_WORDS])];
  const anyLanguage = texts.flatMap((text, item) => (text.anyLanguage ? [item] : []));

  function understand(query: string): Word[] {
    let typosLeft = isQuoted(query) ? 0 : MAX_TYPOS;
    return queryWords(query, (word) => index.has(stem(word)))
      .slice(0, MAX_WORDS)
      .map((one) => {
        const { terms, typoOf } = termsOf(one.word, () => typosLeft-- > 0);
        const count = [...terms].reduce((sum, [term, certainty]) => sum + (certainty === SAME ? 0 : index.count(term)), 0);
        const part = (one.isName ? (/^\d/.test(one.word) ? NUMBER : NAME) : 1) * (one.isDetail ? DETAIL : 1);
        return { ...one, terms, typoOf, weight: part * index.rarityOf(Math.max(count, UNKNOWN_AS)) };
      });
  }

  /** The terms of the index that a word stands for: itself and words of the same meaning, or else what it begins, or else the nearest spelling. */
  function termsOf(word: string, mayBeTypo: () => boolean): Pick<Word, 'terms' | 'typoOf'> {
    const terms = new Map<string, number>();
    for (const term of sameAs(word)) if (index.has(term)) terms.set(term, SAME);
    if (index.has(stem(word))) terms.set(stem(word), 1);
    if (terms.size > 0 || word.length < 2) return { terms, typoOf: null };
    const guess = (words: readonly string[]) => {
      for (const term of words.flatMap((one) => [stem(one), ...sameAs(one)])) if (index.has(term)) terms.set(term, GUESSED);
      return terms.size > 0;
    };
    if (guess(index.wordsFrom(word)) || isEnglish(word)) return { terms, typoOf: null };
    const nearest = mayBeTypo() ? nearestWords(word, spelled) : [];
    return { terms, typoOf: guess(nearest) ? (nearest[0] ?? null) : null };
  }

  /** Finds the items that have a word of the query. */
  function evidenceOf({ words, weights, total, carrying, carryingTotal }: Query): Evidence[] {
    /** By phrase: the weight that it has, and the words as bits. */
    const hits = new Map<number, { weight: number; words: number }>();
    const found = new Map<number, Evidence>();
    const evidenceFor = (item: number) => {
      const evidence = found.get(item) ?? newEvidence(item, words.length);
      found.set(item, evidence);
      return evidence;
    };
    /** By item, the words as bits that count as together with any of its phrases. */
    const beside = new Map<number, number>();
    const addBeside = (item: number, set: number) => beside.set(item, (beside.get(item) ?? 0) | set);
    for (const [at, { terms, isLanguage }] of words.entries()) {
      const weightIn = new Map<number, number>();
      for (const item of isLanguage ? anyLanguage : []) {
        const evidence = evidenceFor(item);
        evidence.had[at] = ANY_LANGUAGE;
        evidence.inHead[at] = true;
        addBeside(item, 1 << at);
      }
      for (const [term, certainty] of terms)
        for (const phrase of index.phrasesWith(term)) {
          const { item, kind } = index.phraseAt(phrase);
          const evidence = evidenceFor(item);
          evidence.had[at] = Math.max(evidence.had[at] ?? 0, FIELD[kind] * certainty);
          if (kind !== 'text') evidence.inHead[at] = true;
          weightIn.set(phrase, Math.max(weightIn.get(phrase) ?? 0, certainty * index.rarity(term)));
        }
      for (const [phrase, weight] of weightIn) {
        const before = hits.get(phrase);
        const hit = { weight: (before?.weight ?? 0) + weight, words: (before?.words ?? 0) | (1 << at) };
        hits.set(phrase, hit);
        const { item, kind } = index.phraseAt(phrase);
        if (kind === 'title' || kind === 'description') addBeside(item, hit.words);
      }
    }
    const partIn = (set: number, all: readonly number[]) => sumOf(all.map((weight, at) => (set & (1 << at) ? weight : 0)));
    for (const [at, { weight, words: set }] of hits) {
      const { item, kind, weight: whole } = index.phraseAt(at);
      const evidence = found.get(item);
      if (!evidence || kind === 'text') continue;
      const together = set | (beside.get(item) ?? 0);
      evidence.together = Math.max(evidence.together, partIn(together, weights) / total);
      evidence.carried = Math.max(evidence.carried, partIn(together, carrying) / carryingTotal);
      if (kind === 'description') continue;
      const share = Math.min(1, weight / whole);
      const likeness = ((share * weight) / (weight + HALF)) * (kind === 'typed' ? FIELD.typed : 1);
      evidence.share = Math.max(evidence.share, share);
      evidence.phrase = Math.max(evidence.phrase, likeness);
      evidence.general += share;
      if (kind === 'title') evidence.title = likeness;
    }
    return [...found.values()].map((evidence) => ({
      ...evidence,
      covered: sumOf(weights.map((weight, at) => weight * (evidence.had[at] ?? 0))) / total,
    }));
  }

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

  /** True if an item has all words that carry the need, nearly all of them together. */
  function hasAll({ had, inHead, carried, share }: Evidence, { carrying }: Query): boolean {
    const isOneWord = carrying.length === 1;
    if (inText) return had.every((part) => part > 0) && (isOneWord || inHead.some(Boolean));
    return carrying.every((weight, at) => weight === 0 || inHead[at]) && carried >= MATCH.carried && (isOneWord || share >= MATCH.share);
  }

  function search(typed: string): SearchAnswer<Item> | null {
    const query = queryOf(understand(typed));
    if (query.words.length === 0) return null;
    const { words } = query;
    const named = namedIn(typed);
    const scored: Scored[] = evidenceOf(query)
      .map((evidence) => {
        const gain = named.get(evidence.item) ?? 0;
        const isNamed = gain === SCORE.named;
        return { ...evidence, score: scoreOf(evidence, gain), isNamed, isMatch: isNamed || hasAll(evidence, query) };
      })
      .sort((one, other) => other.score - one.score);
    const [best, next] = scored;
    if (best && isWinner(best, next)) best.isMatch = true;
    const matches = scored.filter(({ isMatch }) => isMatch);
    const certainty = best && isSure(best, next) ? 'sure' : matches.length > 0 || (best && isLikely(best)) ? 'likely' : 'near';
    const room = certainty === 'sure' && matches.length >= FEW ? 0 : Math.max(0, NEAREST - matches.length);
    const near = scored.filter((one) => !one.isMatch && isNear(one, best)).slice(0, room);
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

/** True for an item that has all words, or enough of the query beside the best. */
const isNear = ({ had, score }: Scored, best: Scored | undefined) =>
  had.every((part) => part > 0) || (score >= NEAR && score >= (best?.score ?? 0) * BESIDE_BEST);

/** True for an item that leads all others clearly and has most of the query. */
const isWinner = (best: Scored, next: Scored | undefined) => leadOf(best, next) >= WINNER.lead && best.covered >= WINNER.covered;

/** True for an item that has the query as its title or a keyword, or that leads all others with most of the query and of its own words. */
const isSure = (best: Scored, next: Scored | undefined) =>
  best.isNamed || (best.isMatch && leadOf(best, next) >= SURE.lead && best.covered >= SURE.covered && best.share >= SURE.share);

const isLikely = ({ score, covered }: Scored) => score >= LIKELY.score && covered >= LIKELY.covered;

const leadOf = (best: Scored, next: Scored | undefined) => best.score - (next?.score ?? 0);

const newEvidence = (item: number, words: number): Evidence => ({
  item,
  had: new Array<number>(words).fill(0),
  covered: 0,
  inHead: new Array<boolean>(words).fill(false),
  phrase: 0,
  together: 0,
  carried: 0,
  share: 0,
  title: 0,
  general: 0,
});

/** Names of people and occasions and numbers do not carry the need, unless there is nothing else. */
function queryOf(words: readonly Word[]): Query {
  const weights = words.map(({ weight }) => weight);
  const needed = words.map(({ weight, isName, isLanguage }) => (isName && !isLanguage ? 0 : weight));
  const carrying = needed.some((weight) => weight > 0) ? needed : weights;
  return { words, weights, total: sumOf(weights), carrying, carryingTotal: sumOf(carrying) };
}

const partOf = (words: readonly string[], isIn: (word: string) => boolean) => words.filter(isIn).length / words.length;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function correctedQuery(words: readonly Word[]): string | null {
  if (words.every(({ typoOf }) => typoOf === null)) return null;
  return words.map(({ word, typoOf }) => typoOf ?? word).join(' ');
}
