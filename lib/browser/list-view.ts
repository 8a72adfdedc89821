import { browserStore } from './browser-store';

const listeners = new Set<() => void>();

/** Whether the rows of one's own lists show excerpts: kept in this browser, and shown by the style sheet before the first paint (head-script.ts). */
export const excerptsShown = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: (): boolean => document.documentElement.dataset.gpExcerpts === 'true',
  getOnServer: () => false,
  set(shown: boolean) {
    document.documentElement.dataset.gpExcerpts = String(shown);
    try {
      browserStore()?.setItem('gp-excerpts', String(shown));
    } catch {
      // Without storage it holds until the page is left.
    }
    for (const listener of listeners) listener();
  },
};
