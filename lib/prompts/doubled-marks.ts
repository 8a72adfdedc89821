// Marks of the scripts that people write in: those that end a sentence, and those that pause in it.
const STOPS = '.!?…。！？．｡؟۔।॥։።፧';
const PAUSES = ',;:，；：、،؛';
const QUOTES = '"\'“”„‘’‚«»‹›「」『』';
const CLOSING_BRACKETS = ')\\]）】';

const END = new RegExp(`([${STOPS}${PAUSES}])([${QUOTES}${CLOSING_BRACKETS}]*)$`);
const BEGINNING = new RegExp(`^([${QUOTES}]*)([${STOPS}${PAUSES}]+)`);
/** What follows a value goes on with it, as ".com" does. */
const CONTINUES = /^[.,:]+[\p{L}\p{N}]/u;
/** Behind a value they leave it at the end of what is said. */
export const ONLY_QUOTES = new RegExp(`^[${QUOTES}]+$`);
const BRACKET = new RegExp(`[${CLOSING_BRACKETS}]`);
const OPENING_BRACKET = /[([（【][^([（【]*$/;

/** "p.m.", "Ph.D.", "Inc.": its full stop ends no sentence. */
const ABBREVIATION =
  /(?:^|[^\p{L}.])(?:\p{L}{1,3}(?:\.\p{L}{1,3})+|etc|Inc|Ltd|Co|Corp|Bros|Jr|Sr|St|Ave|Dr|Prof|vs|approx|dept|est|et al)\.$/u;

/** Of a value, which may be a pasted text, its end is looked at. */
const LOOKED_AT = 1000;

/** Of a text that follows another what is said: without its first marks where that one ends with some of its own. */
export function withoutMarksOf(before: string, text: string): string {
  const value = before.slice(-LOOKED_AT).trimEnd();
  const end = END.exec(value);
  if (!end) return text;
  const [, mark = '', closing = ''] = end;
  if (CONTINUES.test(text)) return mark === '.' && text.startsWith('.') ? text.slice(1) : text;
  const [, quotes = '', marks = ''] = BEGINNING.exec(text) ?? [];
  if (marks === '' || (BRACKET.test(closing) && !isSentenceInBrackets(value))) return text;
  const keeps =
    STOPS.includes(mark) && STOPS.includes(marks.charAt(0))
      ? marks.charAt(0) !== '.' && isAbbreviation(value)
      : closing !== '' || quotes !== '' || isAbbreviation(value);
  return keeps ? text : quotes + text.slice(quotes.length + marks.length);
}

const isAbbreviation = (text: string) => ABBREVIATION.test(text.slice(-20));

/** "(Really?)", as opposed to "apples (pears, etc.)", whose sentence goes on. */
function isSentenceInBrackets(text: string): boolean {
  const before = text.slice(0, OPENING_BRACKET.exec(text)?.index ?? text.length).trimEnd();
  return before === '' || STOPS.includes(before.slice(-1));
}
