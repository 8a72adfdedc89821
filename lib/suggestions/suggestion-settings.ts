/** Setting of a prompt. Open suggestions are read by their suggesters and its author (`private`), or everybody (`open`). `closed`: no new ones. */
export const SUGGESTION_SETTINGS = ['private', 'open', 'closed'] as const;
