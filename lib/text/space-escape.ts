/** Stands for a blank in a text whose blanks are not written yet. It is a lone surrogate, which no well-formed text has. */
export const BLANK_PLACE = '\ud800';

/** Escapes character sequences that a tool would run or fill in, such as `!{`, by a space between the characters. `read` removes it again. */
export type SpaceEscape = { write: (text: string) => string; read: (text: string) => string };

/**
 * Makes the escape of character sequences, each given as the sources of two regular expressions: for what the space comes after, and for what
 * follows. If a text has spaces there already, one more is added, so that `read` restores it.
 */
export function spaceEscape(sequences: readonly (readonly [first: string, following: string])[]): SpaceEscape {
  const unescaped = expression(sequences, '');
  const escaped = expression(sequences, ' ');
  return {
    write: (text) => text.replace(unescaped, '$& '),
    read: (text) => text.replace(escaped, (found) => found.slice(0, -1)),
  };
}

function expression(sequences: readonly (readonly [string, string])[], space: string): RegExp {
  const each = sequences.map(([first, following]) => `(?:${first})${space}(?=[ ${BLANK_PLACE}]*(?:${following}))`);
  return new RegExp(each.join('|'), 'gu');
}
