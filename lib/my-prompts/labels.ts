/** Kinds of labels by which own prompts are ordered. Each is a filter of My Prompts, and has a page on which labels are renamed. */
export const LABEL_KINDS = ['category', 'tag'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];
