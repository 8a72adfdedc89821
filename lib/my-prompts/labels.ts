/** Kinds of labels that order own prompts: each is a filter of My Prompts, and has a page where labels are renamed. */
export const LABEL_KINDS = ['category', 'tag'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];
