const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** Removes blank lines at both ends. */
export function withoutOuterBlankLines(text: string): string {
  const last = text.trimEnd().length;
  if (last === 0) return '';
  const first = text.length - text.trimStart().length;
  let start = first;
  while (start > 0 && !LINE_BREAK.test(text.charAt(start - 1))) start -= 1;
  const end = text.slice(last).search(LINE_BREAK);
  return text.slice(start, end < 0 ? text.length : last + end);
}
