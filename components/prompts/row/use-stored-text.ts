'use client';

import { useSyncExternalStore } from 'react';
import { browserStore } from '@/lib/browser/browser-store';
import { storedText } from '@/lib/prompts/stored-text';

/** The values that this browser has stored for a prompt's blanks, as JSON; null for none, and on the server. */
export function useStoredText(storageId: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => storedText(browserStore(), storageId),
    () => null,
  );
}

/** Calls `listener` when this page (storeValues) or another tab stores values. */
function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
