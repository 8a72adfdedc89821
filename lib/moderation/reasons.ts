/** Why something is reported, hidden or removed, or an account suspended, in the order of the forms. The database repeats them. */
export const REASONS = ['spam', 'harmful', 'hateful', 'personal', 'copyright', 'misleading', 'other'] as const;

export type Reason = (typeof REASONS)[number];

/** What people read. */
export const REASON_LABELS: Record<Reason, string> = {
  spam: 'Spam',
  harmful: 'Harmful or illegal',
  hateful: 'Hateful',
  personal: 'Personal data',
  copyright: 'Copyright',
  misleading: 'Misleading',
  other: 'Another reason',
};

/** What people read for a reason as the database has it. */
export const reasonLabel = (reason: string): string => new Map<string, string>(Object.entries(REASON_LABELS)).get(reason) ?? reason;
