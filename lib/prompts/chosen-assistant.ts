import { browserStore, readEntry, writeEntry } from '../browser/browser-store';
import { ASSISTANTS, type Assistant, assistantWithId, FIRST_ASSISTANT } from './assistants';

const KEY = 'gp-assistant';

/** The assistant as it was first read or last chosen on this page: a choice counts even where storage is denied. */
let chosen: Assistant | undefined;
const listeners = new Set<() => void>();

/** The one of ASSISTANTS to which this page, or before it this browser, sent a prompt last, for useSyncExternalStore. */
export const chosenAssistant = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get(): Assistant {
    chosen ??= assistantWithId(readEntry(browserStore(), KEY));
    return chosen;
  },
  getOnServer: () => FIRST_ASSISTANT,
  choose(assistant: Assistant) {
    if (!ASSISTANTS.includes(assistant)) return;
    chosen = assistant;
    writeEntry(browserStore(), KEY, assistant.id);
    for (const listener of listeners) listener();
  },
};
