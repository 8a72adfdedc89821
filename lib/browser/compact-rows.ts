import { browserStore, writeEntry } from './browser-store';

const listeners = new Set<() => void>();

/** External store (useSyncExternalStore) of the setting for compact rows, which lib/site/head-script.ts applies before the first paint. */
export const compactRows = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: (): boolean => document.documentElement.dataset.gpCompact === 'true',
  getOnServer: () => false,
  set(isCompact: boolean) {
    document.documentElement.dataset.gpCompact = String(isCompact);
    writeEntry(browserStore(), 'gp-compact', String(isCompact));
    for (const listener of listeners) listener();
  },
};
