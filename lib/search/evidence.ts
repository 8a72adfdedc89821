import type { PhraseIndex } from './phrase-index';
import { type Query, sumOf } from './query';

/** How much a word counts by where an item has it. */
const FIELD = { title: 1, keyword: 1, typed: 0.6, description: 0.9, text: 0.4 } as const;
/** How much of the name of a language an item has that a blank takes any language of. */
const ANY_LANGUAGE = 0.8;
/** Weight at which a phrase counts half: one common word proves little. */
const HALF = 2;

/**
 * Parts of a query that an item has, from 0 to 1: `had` by word, `covered` by weight, `together` in one of its phrases, and of that `carried` by the words
 * that carry the need. `share`: part of one of its phrases that the query has; `phrase` and `title`: how nearly the query is one of them, or the title;
 * `general`: sum of the shares, which is greater for an item about just this.
 */
export type Evidence = {
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

/** The items that have a word of a query. `anyLanguage`: the items with a blank that takes the name of a language. */
export function findEvidence(
  index: PhraseIndex,
  anyLanguage: readonly number[],
  { words, weights, total, carrying, carryingTotal }: Query,
): Evidence[] {
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
