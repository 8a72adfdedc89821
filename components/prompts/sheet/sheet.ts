/** The history's entry of an open sheet: which prompt, and its title as the card has it. */
export type Sheet = {
  sheet: string;
  title: string;
  /** How many entries of sheets lie above the list: a related prompt opens in a sheet too. */
  depth: number;
  /** How far it was scrolled when a related one was opened. */
  scroll?: number;
};

export function isSheet(state: unknown): state is Sheet {
  if (typeof state !== 'object' || state === null) return false;
  return 'sheet' in state && typeof state.sheet === 'string' && 'title' in state && 'depth' in state;
}

/** The id of what is shown until the code of the sheet is there. */
export const OPENING_SHEET = 'opening-sheet';
