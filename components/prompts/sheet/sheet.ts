/** The state of a history entry at which a library prompt is shown as a sheet over its list. */
export type Sheet = {
  /** The slug of the prompt. */
  sheet: string;
  title: string;
  /** The number of sheets above the list: a related prompt opens in a sheet too. */
  depth: number;
  /** Where the sheet was scrolled to when another one was opened from it. */
  scroll?: number;
};

export function isSheet(state: unknown): state is Sheet {
  if (typeof state !== 'object' || state === null) return false;
  return 'sheet' in state && typeof state.sheet === 'string' && 'title' in state && 'depth' in state;
}

/** The id of the sheet that is shown while the code of PromptSheet loads. */
export const OPENING_SHEET = 'opening-sheet';
