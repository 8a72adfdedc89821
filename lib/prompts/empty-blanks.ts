import type { Variable } from './template';

const NAMED = 5;

/** "2 blanks are empty: Recipient, Offer." */
export function emptyBlanksMessage(empty: Pick<Variable, 'label'>[]): string {
  const labels = empty.map(({ label }) => label);
  const more = labels.length - NAMED;
  const named = more > 0 ? `${labels.slice(0, NAMED).join(', ')} and ${more} more` : labels.join(', ');
  return `${labels.length} ${labels.length === 1 ? 'blank is' : 'blanks are'} empty: ${named}.`;
}
