/**
 * How a prompt has changed since it was last the same in the folder (here) and at the site (there):
 *
 *   same           it is the same on both sides, or missing on both
 *   changed-here   it has changed here only
 *   changed-there  it has changed there only
 *   conflict       it has changed on both sides in different ways, or differs and was never the same
 *   new-there      it has never been here
 *   deleted-here   it was deleted here, and has not changed there
 *   deleted-there  it was deleted there, and has not changed here
 *   unknown        a file has its id, but it was never synced, and the account has no such prompt
 */
export type Change = 'same' | 'changed-here' | 'changed-there' | 'conflict' | 'new-there' | 'deleted-here' | 'deleted-there' | 'unknown';

/** Hashes of the content of a prompt: when it was last the same on both sides, here, and there; null if it is missing. */
export type Sides = { base: string | null; here: string | null; there: string | null };

export function decide({ base, here, there }: Sides): Change {
  if (here === there) return 'same';
  if (base === null) {
    if (here === null) return 'new-there';
    return there === null ? 'unknown' : 'conflict';
  }
  if (here === base) return there === null ? 'deleted-there' : 'changed-there';
  if (there === base) return here === null ? 'deleted-here' : 'changed-here';
  return 'conflict';
}
