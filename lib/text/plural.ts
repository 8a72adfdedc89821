/** A number with its noun: "1 prompt", "2,000 prompts". */
export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Text about how much of a list is shown: "8 prompts", "The first 8 of 23 prompts". `more`: there are more than `total`. */
export function shownOf(shown: number, total: number, noun: string, more = false): string {
  if (total <= shown) return plural(total, noun);
  const all = total.toLocaleString('en');
  if (noun === 'guide') return `The first ${shown} of ${all} guides`;
  return more ? `The first ${shown} of more than ${all} prompts` : `The first ${shown} of ${all} prompts`;
}
