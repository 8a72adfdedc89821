/** Reasons for reports, decisions and suspensions, in the order of forms. The constraints reports_reason and suspensions_reason repeat them. */
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

export function reasonLabel(reason: string | null): string {
  return REASON_LABELS[REASONS.find((one) => one === reason) ?? 'other'];
}

export const reasonText = (reason: string | null): string => reasonLabel(reason).toLowerCase();

/** The most frequent reason, and of several the first; undefined without reasons. */
export function mainReason(reasons: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
