/** Quick: works at once, with at most two blanks to fill. Deep: works on the person's own material, or takes several turns. */
export const PROMPT_KINDS = ['quick', 'deep'] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];
