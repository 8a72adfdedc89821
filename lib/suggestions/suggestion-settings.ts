/** How open a prompt is to suggestions: `private` ones are read by its author alone, `open` ones by everybody. */
export const SUGGESTION_SETTINGS = ['private', 'open', 'closed'] as const;
