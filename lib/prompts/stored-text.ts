import type { Store } from '../browser/browser-store';

// Not in stored-values.ts: every row of a list needs this and no more.

export const keyOf = (promptId: string) => `gp_vars:${promptId}`;

/** Stored values of a prompt as text; null without any, or if storage is denied. */
export function storedText(store: Store | null, promptId: string): string | null {
  try {
    return store?.getItem(keyOf(promptId)) ?? null;
  } catch {
    return null;
  }
}
