import { tokenize } from '../text/tokens';
import type { Alike } from './alike';
import type { Scored } from './certainty';
import { type Evidence, findEvidence } from './evidence';
import type { PhraseIndex } from './phrase-index';
import { MAX_WORDS, type Query } from './query';

/** How much each part of the evidence counts. */
export type Weights = { covered: number; phrase: number; together: number; title: number; general: number };

/** Gain of an item with a title or keyword that the query is, or that is quoted in it. */
const NAMED = 1;
const QUOTED = 0.15;
/** Sum of shares at which `general` counts half. */
const HALF_GENERAL = 3;
/** The best of the items support those that are like them. */
const SUPPORTERS = 20;

/** The evidence for items with their scores, in the order of score and support: an item is likelier when those like it score, too. */
export function rank(
  index: PhraseIndex,
  { typed, query, anyLanguage = [] }: { typed: string; query: Query; anyLanguage?: readonly number[] },
  { weights, support, alike, bonus = () => 0 }: { weights: Weights; support: number; alike: Alike; bonus?: (item: number) => number },
): Omit<Scored, 'isMatch'>[] {
  const named = namedIn(index, typed);
  const scored = findEvidence(index, anyLanguage, query).map((evidence) => {
    const gain = named.get(evidence.item) ?? 0;
    return { ...evidence, score: scoreOf(evidence, weights) + gain + bonus(evidence.item), isNamed: gain === NAMED };
  });
  scored.sort((one, other) => other.score - one.score);
  const ranks = new Map(scored.map(({ item, score }) => [item, score]));
  for (const { item, score } of scored.slice(0, SUPPORTERS))
    for (const [other, likeness] of alike(item)) {
      const before = ranks.get(other);
      if (before !== undefined) ranks.set(other, before + support * likeness * score);
    }
  return scored.sort((one, other) => (ranks.get(other.item) ?? 0) - (ranks.get(one.item) ?? 0));
}

const scoreOf = (evidence: Evidence, weights: Weights) =>
  weights.covered * evidence.covered +
  weights.phrase * evidence.phrase +
  weights.together * evidence.together +
  weights.title * evidence.title +
  weights.general * (evidence.general / (HALF_GENERAL + evidence.general));

/** By item, what it gains for a title or keyword that the query is, or that is quoted in it. */
function namedIn(index: PhraseIndex, query: string): Map<number, number> {
  const typed = tokenize(query).slice(0, MAX_WORDS);
  const found = new Map<number, number>();
  for (let from = 0; from < typed.length; from++)
    for (let to = from + 1; to <= typed.length; to++) {
      const isWhole = to - from === typed.length;
      if (!isWhole && to - from < 2) continue;
      for (const item of index.itemsNamed(typed.slice(from, to))) found.set(item, Math.max(found.get(item) ?? 0, isWhole ? NAMED : QUOTED));
    }
  return found;
}
