export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Text about how many prompts of a list are shown: "8 prompts" or "The first 8 of 23 prompts". `more`: true if there are more than `total`. */
export function shownOf(shown: number, total: number, more = false): string {
  if (total <= shown) return plural(total, 'prompt');
  const all = total.toLocaleString('en');
  return more ? `The first ${shown} of more than ${all} prompts` : `The first ${shown} of ${all} prompts`;
}
