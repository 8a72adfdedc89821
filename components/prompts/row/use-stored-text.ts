'use client';

import { useSyncExternalStore } from 'react';
import { browserStore } from '@/lib/browser/browser-store';
import { storedText } from '@/lib/prompts/stored-text';

/** What this browser has stored for a prompt's blanks, as it is stored; null for nothing, and on the server. */
export function useStoredText(storageId: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => storedText(browserStore(), storageId),
    () => null,
  );
}

/** What another tab has stored, and what this page has (storeValues). */
function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
