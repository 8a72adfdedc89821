/** Why something is reported or hidden, or an account is suspended, in the order in which it is offered. `reports_reason` is the same list. */
export const REASONS = ['spam', 'harmful', 'hateful', 'personal', 'copyright', 'misleading', 'other'] as const;

export type Reason = (typeof REASONS)[number];

export const REASON_LABELS: Record<Reason, string> = {
  spam: 'Spam',
  harmful: 'Harmful or illegal',
  hateful: 'Hateful',
  personal: 'Personal data',
  copyright: 'Copyright',
  misleading: 'Misleading',
  other: 'Other',
};

/** A reason within a sentence. Takes what the database says, which is text. */
export function reasonText(reason: string | null): string {
  const known = REASONS.find((one) => one === reason) ?? 'other';
  return known === 'other' ? 'another reason' : REASON_LABELS[known].toLowerCase();
}
