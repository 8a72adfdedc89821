import { readEntry, type Store, writeEntry } from '../browser/browser-store';
import { parseRecord } from '../text/record';

export type Rating = { worked: number; needsTweak: number };

export const NO_RATING: Rating = { worked: 0, needsTweak: 0 };

const keyOf = (promptId: string) => `gp-${promptId}`;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Ratings of a prompt by this browser; `otherwise` if there are none or they cannot be read. */
export function readRating(store: Store | null, promptId: string, otherwise = NO_RATING): Rating {
  const { worked, needsTweak } = parseRecord(readEntry(store, keyOf(promptId)));
  return isCount(worked) && isCount(needsTweak) ? { worked, needsTweak } : otherwise;
}

/** Adds a click to the stored rating, or takes one back: another tab may have changed it since `shown` was read. Returns the new rating. */
export function countClick(store: Store | null, promptId: string, shown: Rating, answer: keyof Rating, count: 1 | -1): Rating {
  const stored = readRating(store, promptId, shown);
  const next = { ...stored, [answer]: Math.max(0, stored[answer] + count) };
  writeRating(store, promptId, next);
  return next;
}

export function writeRating(store: Store | null, promptId: string, rating: Rating): void {
  writeEntry(store, keyOf(promptId), JSON.stringify(rating));
}

export function addRatings(a: Rating, b: Rating): Rating {
  return { worked: a.worked + b.worked, needsTweak: a.needsTweak + b.needsTweak };
}

/** Percentage of ratings that say a prompt worked; 0 when nobody has rated it. */
export function successPercent({ worked, needsTweak }: Rating): number {
  const all = worked + needsTweak;
  return all === 0 ? 0 : Math.round((worked / all) * 100);
}

/** Sentences about the ratings of a prompt: `counted` by others, and `ownRating` by this browser. */
export function ratingText(counted: Rating, ownRating: Rating): string {
  const all = addRatings(counted, ownRating);
  const [total, mine] = [all.worked + all.needsTweak, ownRating.worked + ownRating.needsTweak];
  const yours = ownRatingText(ownRating.worked, mine);
  if (mine === total) return yours;
  const percent = successPercent(all);
  const sentence =
    total === 1 ? `${percent}% of 1 rating says it worked.` : `${percent}% of ${total.toLocaleString('en')} ratings say it worked.`;
  return yours ? `${sentence} ${yours}` : sentence;
}

function ownRatingText(worked: number, all: number): string {
  if (all === 0) return '';
  return all === 1 ? `You: worked ${worked} of 1 time.` : `You: worked ${worked} of ${all.toLocaleString('en')} times.`;
}
