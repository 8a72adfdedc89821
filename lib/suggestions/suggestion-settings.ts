/** Setting of a prompt: suggestions are read by its author alone (`private`) or by everybody (`open`), or are not possible (`closed`). */
export const SUGGESTION_SETTINGS = ['private', 'open', 'closed'] as const;
