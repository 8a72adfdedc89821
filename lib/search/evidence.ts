import type { PhraseIndex } from './phrase-index';
import { type Query, sumOf } from './query';

/** How much a word counts by where an item has it. */
const FIELD = { title: 1, keywords: 1, typed: 0.6, description: 0.9, text: 0.4 } as const;
/** How much of the name of a language an item has that a blank takes any language of. */
const ANY_LANGUAGE = 0.8;
/** Weight at which a phrase counts half: one common word proves little. */
const HALF = 2;

/** Parts of a query that an item has, from 0 to 1. */
export class Evidence {
  readonly item: number;
  /** By word: how much of it the item has, and true if anywhere but in the text. */
  readonly had: number[];
  readonly inHead: boolean[];
  /** Part of the weight of all words that it has. */
  covered = 0;
  /** Part that stands together in one of its phrases, and of that the part of the words that carry the need. */
  together = 0;
  carried = 0;
  /** Words as bits that count as together with any of its phrases. */
  beside = 0;
  /** Part of one of its phrases that the query has; how nearly the query is one of them, or the title. */
  share = 0;
  phrase = 0;
  title = 0;
  /** Sum of the shares, which is greater for an item about just this. */
  general = 0;

  constructor(item: number, words: number) {
    this.item = item;
    this.had = new Array<number>(words).fill(0);
    this.inHead = new Array<boolean>(words).fill(false);
  }
}

/** The items that have a word of a query. `anyLanguage`: the items with a blank that takes the name of a language. */
export function findEvidence(
  index: PhraseIndex,
  anyLanguage: readonly number[],
  { words, weights, total, carrying, carryingTotal }: Query,
): Evidence[] {
  const found = new Map<number, Evidence>();
  const evidenceFor = (item: number) => {
    const evidence = found.get(item) ?? new Evidence(item, words.length);
    found.set(item, evidence);
    return evidence;
  };
  /** By phrase: the weight that it has, and the words as bits. */
  const hits = new Map<number, { weight: number; words: number }>();
  for (const [at, { terms, isLanguage }] of words.entries()) {
    for (const item of isLanguage ? anyLanguage : []) {
      const evidence = evidenceFor(item);
      evidence.had[at] = ANY_LANGUAGE;
      evidence.inHead[at] = true;
      evidence.beside |= 1 << at;
    }
    const weightIn = new Map<number, number>();
    for (const [term, certainty] of terms) {
      const weight = certainty * index.rarity(term);
      for (const phrase of index.phrasesWith(term)) {
        const { item, kind } = index.placeOf(phrase);
        const evidence = evidenceFor(item);
        evidence.had[at] = Math.max(evidence.had[at] ?? 0, FIELD[kind] * certainty);
        if (kind === 'text') continue;
        evidence.inHead[at] = true;
        if (kind === 'title' || kind === 'description') evidence.beside |= 1 << at;
        weightIn.set(phrase, Math.max(weightIn.get(phrase) ?? 0, weight));
      }
    }
    for (const [phrase, weight] of weightIn) {
      const before = hits.get(phrase);
      hits.set(phrase, { weight: (before?.weight ?? 0) + weight, words: (before?.words ?? 0) | (1 << at) });
    }
  }
  const partIn = (set: number, all: readonly number[]) => sumOf(all.map((weight, at) => (set & (1 << at) ? weight : 0)));
  for (const [phrase, hit] of hits) {
    const { item, kind } = index.placeOf(phrase);
    const evidence = evidenceFor(item);
    const together = hit.words | evidence.beside;
    evidence.together = Math.max(evidence.together, partIn(together, weights) / total);
    evidence.carried = Math.max(evidence.carried, partIn(together, carrying) / carryingTotal);
    if (kind === 'description') continue;
    const share = Math.min(1, hit.weight / (index.weights[phrase] ?? 0));
    const likeness = ((share * hit.weight) / (hit.weight + HALF)) * (kind === 'typed' ? FIELD.typed : 1);
    evidence.share = Math.max(evidence.share, share);
    evidence.phrase = Math.max(evidence.phrase, likeness);
    evidence.general += share;
    if (kind === 'title') evidence.title = likeness;
  }
  for (const evidence of found.values()) evidence.covered = sumOf(weights.map((weight, at) => weight * (evidence.had[at] ?? 0))) / total;
  return [...found.values()];
}
