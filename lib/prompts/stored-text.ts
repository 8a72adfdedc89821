import type { Store } from '../browser/browser-store';

// Apart from stored-values.ts, because every row of a list asks for it and needs no more.

export const keyOf = (promptId: string) => `gp_vars:${promptId}`;

/** What this browser has stored for a prompt's blanks, as it is stored; null for nothing and where storage is forbidden. */
export function storedText(store: Store | null, promptId: string): string | null {
  try {
    return store?.getItem(keyOf(promptId)) ?? null;
  } catch {
    return null;
  }
}
