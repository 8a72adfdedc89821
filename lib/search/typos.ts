/** The letters of a word as a set of 32 bits; different letters may share one. */
export function letterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) & 31);
  return set;
}

/** Whether words with these letters can be `edits` apart at all: one edit replaces one letter by another at most. */
export function mayBeNear(one: number, other: number, edits: number): boolean {
  let differing = one ^ other;
  for (let left = edits * 2; differing !== 0; left--) {
    if (left === 0) return false;
    differing &= differing - 1;
  }
  return true;
}

/**
 * How many letters must be added, left out, replaced or swapped with their neighbour to make one word of the other, no stretch
 * edited twice (optimal string alignment). Infinity when it is more than `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
  }
  const distance = last[other.length] ?? 0;
  return distance <= limit ? distance : Number.POSITIVE_INFINITY;
}
