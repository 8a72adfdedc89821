import type { PhraseIndex } from './phrase-index';
import { type Query, sumOf } from './query';

/** Weight of a word by the field of the item that has it. */
const FIELD_WEIGHTS = { title: 1, keywords: 1, wordings: 0.6, description: 0.9, text: 0.4 } as const;
/** Weight of the name of a language for an item with a blank that takes any language. */
const ANY_LANGUAGE = 0.8;
/** Total rarity of the words found in a phrase at which the phrase counts half, because a single common word proves little. */
const HALF_RARITY = 2;

/** Numbers that say how an item fits a query. All but `item`, `headWords` and `general` are from 0 to 1. */
export class Evidence {
  readonly item: number;
  /** For each word of the query, the part of it that the item has. */
  readonly wordParts: number[];
  /** For each word of the query, true if another field of the item than `text` has it, or a blank takes it as a language. */
  readonly outsideText: boolean[];
  /** Part of the query that the item has, by the weights of the words. */
  covered = 0;
  /** Greatest part of the query that is in one phrase of the item, with the words of `headWords`. */
  together = 0;
  /** Greatest part of the subject of the query that is in one phrase of the item, with the words of `headWords`. */
  subjectTogether = 0;
  /** Words of the query, as bits, that the title or description has, or a blank takes. They count as part of every phrase of the item. */
  headWords = 0;
  /** Greatest part of a phrase of the item that is in the query, by the rarity of its terms. */
  phraseShare = 0;
  /** Similarity of the query to the phrase that is most like it; `title` is that to the title. */
  phrase = 0;
  title = 0;
  /** Sum of the shares of all phrases that are in the query, which is greater for an item with many phrases about one thing. */
  general = 0;

  constructor(item: number, words: number) {
    this.item = item;
    this.wordParts = new Array<number>(words).fill(0);
    this.outsideText = new Array<boolean>(words).fill(false);
  }
}

/** Evidence for all items that have a word of a query. `anyLanguage`: items with a blank that takes the name of a language. */
export function findEvidence(
  index: PhraseIndex,
  anyLanguage: readonly number[],
  { words, weights, total, subjectWeights, subjectTotal }: Query,
): Evidence[] {
  const found = new Map<number, Evidence>();
  const evidenceFor = (item: number) => {
    const evidence = found.get(item) ?? new Evidence(item, words.length);
    found.set(item, evidence);
    return evidence;
  };
  /** Total rarity of the words of the query that a phrase has, and the words as bits, by phrase. */
  const hits = new Map<number, { weight: number; words: number }>();
  for (const [at, { terms, isLanguage }] of words.entries()) {
    for (const item of isLanguage ? anyLanguage : []) {
      const evidence = evidenceFor(item);
      evidence.wordParts[at] = ANY_LANGUAGE;
      evidence.outsideText[at] = true;
      evidence.headWords |= 1 << at;
    }
    const weightByPhrase = new Map<number, number>();
    for (const [term, certainty] of terms) {
      const weight = certainty * index.rarity(term);
      for (const phrase of index.phrasesWith(term)) {
        const { item, field } = index.placeOf(phrase);
        const evidence = evidenceFor(item);
        evidence.wordParts[at] = Math.max(evidence.wordParts[at] ?? 0, FIELD_WEIGHTS[field] * certainty);
        if (field === 'text') continue;
        evidence.outsideText[at] = true;
        if (field === 'title' || field === 'description') evidence.headWords |= 1 << at;
        weightByPhrase.set(phrase, Math.max(weightByPhrase.get(phrase) ?? 0, weight));
      }
    }
    for (const [phrase, weight] of weightByPhrase) {
      const before = hits.get(phrase);
      hits.set(phrase, { weight: (before?.weight ?? 0) + weight, words: (before?.words ?? 0) | (1 << at) });
    }
  }
  const partIn = (set: number, all: readonly number[]) => sumOf(all.map((weight, at) => (set & (1 << at) ? weight : 0)));
  for (const [phrase, hit] of hits) {
    const { item, field } = index.placeOf(phrase);
    const evidence = evidenceFor(item);
    const together = hit.words | evidence.headWords;
    evidence.together = Math.max(evidence.together, partIn(together, weights) / total);
    evidence.subjectTogether = Math.max(evidence.subjectTogether, partIn(together, subjectWeights) / subjectTotal);
    if (field === 'description') continue;
    const share = Math.min(1, hit.weight / (index.weights[phrase] ?? 0));
    const similarity = ((share * hit.weight) / (hit.weight + HALF_RARITY)) * (field === 'wordings' ? FIELD_WEIGHTS.wordings : 1);
    evidence.phraseShare = Math.max(evidence.phraseShare, share);
    evidence.phrase = Math.max(evidence.phrase, similarity);
    evidence.general += share;
    if (field === 'title') evidence.title = similarity;
  }
  for (const evidence of found.values())
    evidence.covered = sumOf(weights.map((weight, at) => weight * (evidence.wordParts[at] ?? 0))) / total;
  return [...found.values()];
}
