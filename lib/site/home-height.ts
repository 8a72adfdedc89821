import { type Store, writeEntry } from '../browser/browser-store';

/** Key of the stored width of the window and height of the home page's row, by which head-script.ts reserves the space. */
export const HOME_HEIGHT = 'gp-home-height';

/** Stores the height of the home page's row of recent prompts; 0 if it was empty. */
export function storeHomeHeight(store: Store | null, width: number, height: number): void {
  writeEntry(store, HOME_HEIGHT, `${width} ${height}`);
}

export function forgetHomeHeight(store: Store | null): void {
  writeEntry(store, HOME_HEIGHT, null);
}
