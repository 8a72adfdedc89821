/** Number of letters of a word that may be missing, added, wrong or swapped. Short words have none, and neither have texts too long for a word. */
export function typosAllowed(word: string): number {
  if (word.length > 30) return 0;
  return word.length > 6 ? 2 : word.length > 3 ? 1 : 0;
}

/** The words with the spelling nearest to `word`; none if all differ too much for `word` to be a typo of one of them. */
export function nearestWords(word: string, words: Iterable<string>): string[] {
  let nearest: string[] = [];
  let limit = typosAllowed(word);
  if (limit === 0) return nearest;
  for (const other of words) {
    if (!beginsAlike(word, other)) continue;
    const distance = typosBetween(word, other, limit);
    if (distance > limit || isAnotherWord(word, other, distance)) continue;
    if (distance < limit) nearest = [];
    limit = distance;
    nearest.push(other);
  }
  return nearest;
}

/** True if both words have the same first letter, or the first two swapped. People seldom mistype the first letter: "beach" is no "peach". */
function beginsAlike(word: string, other: string): boolean {
  return word[0] === other[0] || (word[0] === other[1] && word[1] === other[0]);
}

/** True if `word` is rather a word of its own than a typo of `other`: "pear" is no "per", "transistor" no "translator", but "recepie" is "recipe". */
function isAnotherWord(word: string, other: string, distance: number): boolean {
  if (word.length === 4) return other.length < 4 || (other.length === 4 && lettersOf(word) !== lettersOf(other));
  if (distance < 2 || consonantsOf(word) === consonantsOf(other)) return false;
  return word.length === 7 || (word.length === other.length && lettersOf(word) !== lettersOf(other));
}

const lettersOf = (word: string) => [...word].sort().join();
const consonantsOf = (word: string) => word.replace(/[aeiou]/g, '');

/** Optimal string alignment distance of two words. Above `limit` it is only a lower bound. */
export function typosBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      let cost = Math.min((last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[at - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? limit + 1;
}
