/** Where a blank stands in a text whose blanks are not written yet: half of a character, which no text has. A blank may turn out empty. */
export const BLANK_PLACE = '\ud800';

/** Adds a space between signs that a tool would run or fill in together, and removes it again. */
export type Apart = { write: (text: string) => string; read: (text: string) => string };

/** Each sign has a first part and what makes it a sign when it follows. A space between both gets one more, so that `read` is exact. */
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

/** Changes each text in a value. Keys stay. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
