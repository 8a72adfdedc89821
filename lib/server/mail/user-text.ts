export const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
/** Matches control characters and direction marks, which could hide or reorder text. */
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

export const oneLine = (text: string): string => text.split(LINE_BREAK).join(' ').replace(HIDDEN, ' ').trim();

/** Makes a user's text one line in which mail programs recognize no link: "example. com". */
export const withoutLinks = (text: string): string => oneLine(text).replace(/:(?=\/\/)|[.\u3002\uff0e\uff61](?=\p{L})/gu, '$& ');
