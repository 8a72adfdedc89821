import { browserStore, readEntry, writeEntry } from '../browser/browser-store';
import { type AnswerOptions, NO_OPTIONS, parseAnswerOptions } from './answer-options';

const KEY = 'gp-answer';

/** The current options, and the stored text at that time. They are kept, because useSyncExternalStore needs one object until the text changes. */
let latest: { options: AnswerOptions; stored: string | null } = { options: NO_OPTIONS, stored: null };

const storedOptions = () => readEntry(browserStore(), KEY);

/** The answer options that were chosen last in this browser, for useSyncExternalStore. */
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
    writeEntry(browserStore(), KEY, JSON.stringify(options));
    latest = { options, stored: storedOptions() };
    // The browser sends the storage event to other tabs only.
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  },
};
