import type { Store } from '../browser/browser-store';

/** How many rows the home page showed to who is signed in. The head script reserves their place before the first paint (lib/server/head-script.ts). */
export const START_ROWS = 'gp-start-rows';

export function storeStartRows(store: Store | null, rows: number): void {
  try {
    store?.setItem(START_ROWS, String(rows));
  } catch {
    // Full or denied.
  }
}

/** For the next user of the browser. */
export function forgetStartRows(store: Store | null): void {
  try {
    store?.removeItem(START_ROWS);
  } catch {
    // Denied.
  }
}
