/** Number of characters as PostgreSQL's char_length counts them: an emoji is one, where `length` is two. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

export function firstCharacters(text: string, max: number): string {
  // A character has at most two units, so a long text is not split as a whole.
  return [...text.slice(0, 2 * max)].slice(0, max).join('');
}

export function lengthProblem(label: string, text: string, max: number): string | null {
  return countCharacters(text.trim()) > max ? `${label} must be at most ${max.toLocaleString('en')} characters` : null;
}
