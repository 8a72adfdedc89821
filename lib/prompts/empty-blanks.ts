import type { Variable } from './template';

/** Message such as "2 blanks still empty". An empty text if there are none. */
export function emptyCountMessage(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 blank still empty' : `${count} blanks still empty`;
}

const MAX_NAMED = 5;

/** Message such as "2 blanks are empty: Recipient, Offer." */
export function emptyBlanksMessage(empty: Pick<Variable, 'label'>[]): string {
  const labels = empty.map(({ label }) => label);
  const more = labels.length - MAX_NAMED;
  const named = labels.slice(0, MAX_NAMED).join(', ');
  if (labels.length === 1) return `1 blank is empty: ${named}.`;
  return more > 0 ? `${labels.length} blanks are empty: ${named} and ${more} more.` : `${labels.length} blanks are empty: ${named}.`;
}
