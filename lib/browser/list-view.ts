import { browserStore, writeEntry } from './browser-store';

const listeners = new Set<() => void>();

/** Compact rows of lists: stored in this browser, and applied by the style sheet before the first paint (head-script.ts). */
export const compactRows = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: (): boolean => document.documentElement.dataset.gpCompact === 'true',
  getOnServer: () => false,
  set(shown: boolean) {
    document.documentElement.dataset.gpCompact = String(shown);
    writeEntry(browserStore(), 'gp-compact', String(shown));
    for (const listener of listeners) listener();
  },
};
