import { tokenize } from '../text/tokens';
import type { Scored } from './certainty';
import { type Evidence, findEvidence } from './evidence';
import type { PhraseIndex } from './phrase-index';
import { MAX_WORDS, type Query } from './query';
import type { SimilarItems } from './similar-items';

/** Weights of the fields of Evidence in the score of an item. `support`: part of the score that is added to the rank of similar items. */
export type Weights = { covered: number; phrase: number; together: number; title: number; general: number; support: number };

/** Score that is added for a title or keyword that is the whole query. */
const NAMED = 1;
/** Score that is added for a title or keyword, of two words or more, that is part of the query. */
const PART_NAMED = 0.15;
/** Value of `general` at which its weight counts half. */
const HALF_GENERAL = 3;
/** Number of best items that raise the rank of items similar to them. */
const SUPPORTERS = 20;

/** Scores all items that have a word of the query, best first. The best ones raise the rank of items similar to them, but not the score. */
export function rank(
  index: PhraseIndex,
  { typed, query, anyLanguage = [] }: { typed: string; query: Query; anyLanguage?: readonly number[] },
  { weights, similarItems, bonus = () => 0 }: { weights: Weights; similarItems: SimilarItems; bonus?: (item: number) => number },
): Omit<Scored, 'isMatch'>[] {
  const gains = gainsByName(index, typed);
  const scored = findEvidence(index, anyLanguage, query).map((evidence) => {
    const gain = gains.get(evidence.item) ?? 0;
    return { ...evidence, score: scoreOf(evidence, weights) + gain + bonus(evidence.item), isNamed: gain === NAMED };
  });
  scored.sort((one, other) => other.score - one.score);
  const ranks = new Map(scored.map(({ item, score }) => [item, score]));
  for (const { item, score } of scored.slice(0, SUPPORTERS))
    for (const [other, similarity] of similarItems(item)) {
      const before = ranks.get(other);
      if (before !== undefined) ranks.set(other, before + weights.support * similarity * score);
    }
  return scored.sort((one, other) => (ranks.get(other.item) ?? 0) - (ranks.get(one.item) ?? 0));
}

const scoreOf = (evidence: Evidence, weights: Weights) =>
  weights.covered * evidence.covered +
  weights.phrase * evidence.phrase +
  weights.together * evidence.together +
  weights.title * evidence.title +
  weights.general * (evidence.general / (HALF_GENERAL + evidence.general));

function gainsByName(index: PhraseIndex, typed: string): Map<number, number> {
  const words = tokenize(typed).slice(0, MAX_WORDS);
  const found = new Map<number, number>();
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= words.length; to++) {
      const isWhole = to - from === words.length;
      if (!isWhole && to - from < 2) continue;
      for (const item of index.itemsNamed(words.slice(from, to)))
        found.set(item, Math.max(found.get(item) ?? 0, isWhole ? NAMED : PART_NAMED));
    }
  return found;
}
