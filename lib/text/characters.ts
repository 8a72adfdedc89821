/** The number of characters of a text as PostgreSQL's char_length counts them: an emoji is one, where `length` is two. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The first `max` characters of a text. */
export function firstCharacters(text: string, max: number): string {
  // No character has more than two of what `slice` counts, so that a long text is not taken apart as a whole.
  return [...text.slice(0, 2 * max)].slice(0, max).join('');
}

/** The message for a field that holds too much; null when it does not. */
export function lengthProblem(label: string, text: string, max: number): string | null {
  return countCharacters(text.trim()) > max ? `${label} must be at most ${max.toLocaleString('en')} characters` : null;
}
