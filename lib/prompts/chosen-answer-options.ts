import { browserStore, readEntry, writeEntry } from '../browser/browser-store';
import { type AnswerOptions, NO_OPTIONS, parseAnswerOptions } from './answer-options';

const KEY = 'gp-answer';

/** The current options, and the stored text that they were parsed from (null where storage is denied). */
let latest: { options: AnswerOptions; stored: string | null } = { options: NO_OPTIONS, stored: null };

const storedOptions = () => readEntry(browserStore(), KEY);

/** Answer options of this browser, as an external store. */
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
    // Other tabs get this event from the browser, this one does not.
    window.dispatchEvent(new StorageEvent('storage'));
  },
};
