export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** "8 prompts", "The first 8 of 23 prompts". `more`: there are more than `total`. */
export function shownOf(shown: number, total: number, noun: string, more = false): string {
  return total > shown ? `The first ${shown} of ${more ? 'more than ' : ''}${plural(total, noun)}` : plural(total, noun);
}
