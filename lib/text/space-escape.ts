/** Stands for a blank in a text whose blanks are not written yet. It is half of a surrogate pair, which no well-formed text has. */
export const BLANK_PLACE = '\ud800';

/** Escapes character sequences that a tool would run or fill in, such as `!{`, by a space between the characters. `read` removes it again. */
export type SpaceEscape = { write: (text: string) => string; read: (text: string) => string };

/** Escapes sequences of two regular expressions. If a text has spaces between them, one more is added, so that `read` restores it. */
export function spaceEscape(signs: readonly (readonly [first: string, following: string])[]): SpaceEscape {
  const written = expression(signs, '');
  const read = expression(signs, ' ');
  return {
    write: (text) => text.replace(written, '$& '),
    read: (text) => text.replace(read, (sign) => sign.slice(0, -1)),
  };
}

function expression(signs: readonly (readonly [string, string])[], space: string): RegExp {
  const each = signs.map(([first, following]) => `(?:${first})${space}(?=[ ${BLANK_PLACE}]*(?:${following}))`);
  return new RegExp(each.join('|'), 'gu');
}
