import type { ListView } from '../lists/list-filter';
import { browserStore } from './browser-store';

const listeners = new Set<() => void>();

/** Whether rows have the view that is not usual in their list: stored in this browser, and shown by the style sheet before the first paint (head-script.ts). */
function listView(stored: string, attribute: string) {
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: (): boolean => document.documentElement.dataset[attribute] === 'true',
    getOnServer: () => false,
    set(shown: boolean) {
      document.documentElement.dataset[attribute] = String(shown);
      try {
        browserStore()?.setItem(stored, String(shown));
      } catch {
        // Without storage it holds until the page is left.
      }
      for (const listener of listeners) listener();
    },
  };
}

/** One's own lists are compact, or with `excerpts`; those of the library and of public prompts have descriptions, or are `compact`. */
export const listViews = {
  excerpts: listView('gp-excerpts', 'gpExcerpts'),
  compact: listView('gp-compact', 'gpCompact'),
} satisfies Record<ListView, unknown>;
