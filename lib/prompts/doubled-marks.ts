const STOPS = '.!?…。！？．｡؟۔।॥։።፧';
const PAUSES = ',;:，；：、،؛';
const QUOTES = '"\'“”„‘’‚«»‹›「」『』';
const CLOSING_BRACKETS = ')\\]）】';

const END = new RegExp(`([${STOPS}${PAUSES}])([${QUOTES}${CLOSING_BRACKETS}]*)$`);
const BEGINNING = new RegExp(`^([${QUOTES}]*)([${STOPS}${PAUSES}]+)`);
/** Matches the beginning of a text that continues a word, as ".com" does. */
const CONTINUES = /^[.,:]+[\p{L}\p{N}]/u;
export const ONLY_QUOTES = new RegExp(`^[${QUOTES}]+$`);
const BRACKET = new RegExp(`[${CLOSING_BRACKETS}]`);
const OPENING_BRACKET = /[([（【][^([（【]*$/;

/** Matches an abbreviation, whose full stop ends no sentence: "p.m.", "Ph.D.", "Inc.". */
const ABBREVIATION =
  /(?:^|[^\p{L}.])(?:\p{L}{1,3}(?:\.\p{L}{1,3})+|etc|Inc|Ltd|Co|Corp|Bros|Jr|Sr|St|Ave|Dr|Prof|vs|approx|dept|est|et al)\.$/u;

const MAX_EXAMINED = 1000;

/** Removes punctuation at the beginning of `text` that would double the one at the end of `before`, which precedes it. */
export function withoutMarksAfter(before: string, text: string): string {
  const value = before.slice(-MAX_EXAMINED).trimEnd();
  const end = END.exec(value);
  if (!end) return text;
  const [, mark = '', closing = ''] = end;
  if (CONTINUES.test(text)) return mark === '.' && text.startsWith('.') ? text.slice(1) : text;
  const [, quotes = '', marks = ''] = BEGINNING.exec(text) ?? [];
  if (marks === '' || (BRACKET.test(closing) && !isSentenceInBrackets(value))) return text;
  // Both marks stay after an abbreviation, as in "p.m.?", unless both are full stops, and beside quotation marks, unless both end a sentence.
  const keeps =
    STOPS.includes(mark) && STOPS.includes(marks.charAt(0))
      ? marks.charAt(0) !== '.' && isAbbreviation(value)
      : closing !== '' || quotes !== '' || isAbbreviation(value);
  return keeps ? text : quotes + text.slice(quotes.length + marks.length);
}

const isAbbreviation = (text: string) => ABBREVIATION.test(text.slice(-20));

/** True for "(Really?)", false for "apples (pears, etc.)". */
function isSentenceInBrackets(text: string): boolean {
  const before = text.slice(0, OPENING_BRACKET.exec(text)?.index ?? text.length).trimEnd();
  return before === '' || STOPS.includes(before.slice(-1));
}
