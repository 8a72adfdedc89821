/** Stands for a blank in a text whose blanks are not written yet. It is half of a surrogate pair, which no well-formed text has. */
export const BLANK_PLACE = '\ud800';

/** Escapes character sequences that a tool would run or fill in, such as `!{`, by a space between the characters. `read` removes it again. */
export type SpaceEscape = { write: (text: string) => string; read: (text: string) => string };

/** Each sequence is two regular expressions. If the text has spaces between them, one more is added, so that `read` restores the text. */
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

/** Changes each text in a JSON value, but not the keys of objects. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
