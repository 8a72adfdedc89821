/** The state of a history entry at which a library prompt is shown as a sheet over its list. */
export type SheetState = {
  slug: string;
  title: string;
  /** The number of sheets above the list: a related prompt opens in a sheet too. */
  depth: number;
  /** Where the sheet was scrolled to when another one was opened from it. */
  scroll?: number;
};

export function isSheetState(state: unknown): state is SheetState {
  if (typeof state !== 'object' || state === null || !('slug' in state && 'title' in state && 'depth' in state)) return false;
  return typeof state.slug === 'string' && typeof state.title === 'string' && typeof state.depth === 'number';
}

/** The id of the sheet that is shown while the code of PromptSheet loads. */
export const OPENING_SHEET = 'opening-sheet';
