/**
 * The change of a prompt since it was last the same here and there:
 *
 *   same           nothing, or the same on both sides
 *   changed-here   and not there
 *   changed-there  and not here
 *   conflict       changed on both sides, each its own way
 *   new-there      it was never here
 *   deleted-here   and not changed there
 *   deleted-there  and not changed here
 *   unknown        a file names it, and the site does not have it, or not for this account
 */
export type Change = 'same' | 'changed-here' | 'changed-there' | 'conflict' | 'new-there' | 'deleted-here' | 'deleted-there' | 'unknown';

/** Hashes of a prompt's content: when it was last the same on both sides, here, and there. Null where the prompt is missing. */
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
