/** Matches code in Markdown: a fence, which runs to the end of the text if nothing closes it, or words between back quotes in a line. */
const CODE = /(```|~~~)[\s\S]*?(?:\1|$)|`[^`\n]{1,200}`/g;

export function codeIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(CODE)].map(({ index, 0: code }) => ({ start: index, end: index + code.length }));
}
