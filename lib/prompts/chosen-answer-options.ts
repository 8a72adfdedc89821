import { browserStore } from '../browser/browser-store';
import { type AnswerOptions, NO_OPTIONS, parseAnswerOptions } from './answer-options';

const KEY = 'gp-answer';

/** The options, and what was stored when they were read or chosen: they stand until something else is, also where nothing can be. */
let latest: { options: AnswerOptions; stored: string | null } = { options: NO_OPTIONS, stored: null };

/** What this browser asks of every answer, in all its tabs. */
export const chosenAnswerOptions = {
  subscribe(listener: () => void) {
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
  get(): AnswerOptions {
    const stored = storedOptions();
    if (stored !== latest.stored) latest = { options: parseAnswerOptions(stored), stored };
    return latest.options;
  },
  getOnServer: () => NO_OPTIONS,
  choose(options: AnswerOptions) {
    try {
      browserStore()?.setItem(KEY, JSON.stringify(options));
    } catch {
      // Full or denied: until the page is left.
    }
    latest = { options, stored: storedOptions() };
    // This page is told as the browser tells other tabs.
    window.dispatchEvent(new StorageEvent('storage'));
  },
};

function storedOptions(): string | null {
  try {
    return browserStore()?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}
