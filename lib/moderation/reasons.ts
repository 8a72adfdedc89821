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
  other: 'Another reason',
};

/** A reason by itself. Takes what the database says, which is text. */
export function reasonLabel(reason: string | null): string {
  return REASON_LABELS[REASONS.find((one) => one === reason) ?? 'other'];
}

/** Reason in lower case, for a sentence. */
export const reasonText = (reason: string | null): string => reasonLabel(reason).toLowerCase();
