/** By what own prompts are ordered: each is a filter of My Prompts and has a page where it is renamed. */
export const LABEL_KINDS = ['category', 'tag'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];
