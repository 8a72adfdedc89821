/** Items that can be reported; a profile has the id of its account. The constraint `reports_kind` repeats the list. */
export const TARGET_KINDS = ['prompt', 'collection', 'profile', 'suggestion', 'answer'] as const;

export type TargetKind = (typeof TARGET_KINDS)[number];
