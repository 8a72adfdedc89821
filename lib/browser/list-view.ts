import { browserStore, writeEntry } from './browser-store';

const listeners = new Set<() => void>();

/** Setting that lists have compact rows, stored in this browser. Before the first paint, lib/site/head-script.ts applies it. */
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
