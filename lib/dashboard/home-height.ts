import { type Store, writeEntry } from '../browser/browser-store';

/**
 * localStorage key of the height of the home page's row for signed-in users, and the window's width. The head script reserves that height
 * before the first paint if the width is unchanged (lib/site/head-script.ts).
 */
export const HOME_HEIGHT = 'gp-home-height';

/** `height` is 0 if the row was empty. */
export function storeHomeHeight(store: Store | null, width: number, height: number): void {
  writeEntry(store, HOME_HEIGHT, `${width} ${height}`);
}

/** Called on sign-out, for the next user of the browser. */
export function forgetHomeHeight(store: Store | null): void {
  writeEntry(store, HOME_HEIGHT, null);
}
