import type { Store } from '../browser/browser-store';

/**
 * How high the row of the home page was that is shown to who is signed in, and how wide the window. The head script reserves its place before the
 * first paint where the window is as wide (lib/server/head-script.ts).
 */
export const HOME_HEIGHT = 'gp-home-height';

/** `height`: 0 where there was nothing to show. */
export function storeHomeHeight(store: Store | null, width: number, height: number): void {
  try {
    store?.setItem(HOME_HEIGHT, `${width} ${height}`);
  } catch {
    // Full or denied.
  }
}

/** For the next user of the browser. */
export function forgetHomeHeight(store: Store | null): void {
  try {
    store?.removeItem(HOME_HEIGHT);
  } catch {
    // Denied.
  }
}
