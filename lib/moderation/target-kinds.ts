/** Kinds of items that can be reported. The constraint `reports_kind` of the database repeats the list. */
export const TARGET_KINDS = ['prompt', 'collection', 'profile', 'suggestion', 'answer'] as const;

export type TargetKind = (typeof TARGET_KINDS)[number];
