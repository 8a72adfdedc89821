/** Where a blank stands in a text whose blanks are not written yet: half of a character, which no text has. A blank may turn out empty. */
export const BLANK_PLACE = '\ud800';

/** Keeps signs apart by a space that a tool would run or fill in together, and takes those spaces back. */
export type Apart = { write: (text: string) => string; read: (text: string) => string };

/**
 * `signs` are expressions: of what comes first, and of what makes it a sign of the tool when it follows. Spaces that stand between the two
 * already get one more, so that `read` gives back each text letter for letter.
 */
export function apart(signs: readonly (readonly [first: string, following: string])[]): Apart {
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

/** A value with each of its texts changed. Keys stay. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
