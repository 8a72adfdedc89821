import { browserStore } from './browser-store';

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
    try {
      browserStore()?.setItem('gp-compact', String(shown));
    } catch {
      // Without storage the setting lasts until the page is left.
    }
    for (const listener of listeners) listener();
  },
};
