import type { Evidence } from './evidence';
import type { Query } from './query';

/** How surely the first result is what is searched for: `sure`, no other comes near it; `likely`; or `near`, it only comes close. */
export type Certainty = 'sure' | 'likely' | 'near';

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

export type Scored = Evidence & { score: number; isNamed: boolean; isMatch: boolean };

/** Decides which of the items, best first, match a query and which come near, and how sure that is. What comes before a match is one. */
export function judge(scored: Scored[]): { matches: Scored[]; near: Scored[]; certainty: Certainty } {
  const [best, next] = scored;
  if (best && isWinner(best, next)) best.isMatch = true;
  const isSureOfBest = best && isSure(best, next);
  const first = scored.findIndex(({ isMatch }) => isMatch);
  for (const before of scored.slice(0, Math.max(0, first))) before.isMatch = true;
  const matches = scored.filter(({ isMatch }) => isMatch);
  const certainty = isSureOfBest ? 'sure' : matches.length > 0 || (best && isLikely(best)) ? 'likely' : 'near';
  const room = certainty === 'sure' && matches.length >= FEW ? 0 : Math.max(0, NEAREST - matches.length);
  return { matches, near: scored.filter((one) => !one.isMatch && isNear(one, best)).slice(0, room), certainty };
}

/** True if an item has all words that carry the need, nearly all of them together; with `inText`, all words, and one of them not in the text alone. */
export function hasAll({ had, inHead, carried, share }: Evidence, { carrying }: Query, inText: boolean): boolean {
  const isOneWord = carrying.length === 1;
  if (inText) return had.every((part) => part > 0) && (isOneWord || inHead.some(Boolean));
  return carrying.every((weight, at) => weight === 0 || inHead[at]) && carried >= MATCH.carried && (isOneWord || share >= MATCH.share);
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
