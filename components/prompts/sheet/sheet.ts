export type Sheet = {
  sheet: string;
  title: string;
  /** The number of sheets above the list: a related prompt opens in a sheet too. */
  depth: number;
  scroll?: number;
};

export function isSheet(state: unknown): state is Sheet {
  if (typeof state !== 'object' || state === null) return false;
  return 'sheet' in state && typeof state.sheet === 'string' && 'title' in state && 'depth' in state;
}

export const OPENING_SHEET = 'opening-sheet';
