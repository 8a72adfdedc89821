import type { Evidence } from './evidence';
import type { Query } from './query';

/** Certainty that the first result is what was searched for. `near`: the results only come close. */
export type Certainty = 'sure' | 'likely' | 'near';

/** Minimum Evidence of an item that matches because it has the words of the query. */
const MATCH = { subjectTogether: 0.8, phraseShare: 0.4 };
/** Minimum lead over the second item, and minimum Evidence, of a first item that matches although it lacks words of the query. */
const WINNER = { lead: 0.25, covered: 0.65 };
/** Minimum lead over the second item, and minimum Evidence, of a first item that is certainly right. */
const SURE = { lead: 0.15, covered: 0.7, phraseShare: 0.7 };
/** Minimum score and Evidence of a first item that is likely right although it does not match. */
const LIKELY = { score: 0.65, covered: 0.48 };
/** Minimum score of an item that comes near though it lacks words of the query, also as a part of the best score. */
const NEAR = { score: 0.4, partOfBest: 0.5 };
/** Number of results, matches included, up to which items that come near are listed. */
const MAX_WITH_NEAR = 6;
/** Number of matches from which no near items are listed, if the first match is sure. */
const ENOUGH_MATCHES = 3;

/** Evidence for an item with its score. `isNamed`: the query is its title or one of its keywords. */
export type Scored = Evidence & { score: number; isNamed: boolean; isMatch: boolean };

/** Decides which items match and which come near. `scored` is sorted, best first. An item before a match becomes a match, too. */
export function judge(scored: Scored[]): { matches: Scored[]; near: Scored[]; certainty: Certainty } {
  const [best, next] = scored;
  if (best && isWinner(best, next)) best.isMatch = true;
  const isSureOfBest = best && isSure(best, next);
  const first = scored.findIndex(({ isMatch }) => isMatch);
  for (const before of scored.slice(0, Math.max(0, first))) before.isMatch = true;
  const matches = scored.filter(({ isMatch }) => isMatch);
  const certainty = isSureOfBest ? 'sure' : matches.length > 0 || (best && isLikely(best)) ? 'likely' : 'near';
  const room = certainty === 'sure' && matches.length >= ENOUGH_MATCHES ? 0 : Math.max(0, MAX_WITH_NEAR - matches.length);
  return { matches, near: scored.filter((item) => !item.isMatch && isNear(item, best)).slice(0, room), certainty };
}

/**
 * True if an item has all subject words of a query outside its text, most of them together in a phrase that is much like the query. With `inText`
 * it needs all words of the query, of which its text may have all but one, or the only one.
 */
export function hasQueryWords(evidence: Evidence, { subjectWeights }: Query, inText: boolean): boolean {
  const { wordParts, outsideText, subjectTogether, phraseShare } = evidence;
  const isOneWord = subjectWeights.length === 1;
  if (inText) return wordParts.every((part) => part > 0) && (isOneWord || outsideText.some(Boolean));
  const hasSubject = subjectWeights.every((weight, at) => weight === 0 || outsideText[at]);
  return hasSubject && subjectTogether >= MATCH.subjectTogether && (isOneWord || phraseShare >= MATCH.phraseShare);
}

const isNear = ({ wordParts, score }: Scored, best: Scored | undefined) =>
  wordParts.every((part) => part > 0) || (score >= NEAR.score && score >= (best?.score ?? 0) * NEAR.partOfBest);

const isWinner = (best: Scored, next: Scored | undefined) => leadOf(best, next) >= WINNER.lead && best.covered >= WINNER.covered;

const isSure = (best: Scored, next: Scored | undefined) =>
  best.isNamed || (best.isMatch && leadOf(best, next) >= SURE.lead && best.covered >= SURE.covered && best.phraseShare >= SURE.phraseShare);

const isLikely = ({ score, covered }: Scored) => score >= LIKELY.score && covered >= LIKELY.covered;

const leadOf = (best: Scored, next: Scored | undefined) => best.score - (next?.score ?? 0);
