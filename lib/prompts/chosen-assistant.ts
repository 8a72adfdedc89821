import { browserStore } from '../browser/browser-store';
import { ASSISTANTS, type Assistant, assistantWithId, FIRST_ASSISTANT } from './assistants';

const KEY = 'gp-assistant';

/** The choice of this page, which also stands where nothing can be stored. */
let chosen: Assistant | undefined;
const listeners = new Set<() => void>();

/** The assistant that this browser last sent a prompt to. */
export const chosenAssistant = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get(): Assistant {
    chosen ??= assistantWithId(stored());
    return chosen;
  },
  getOnServer: () => FIRST_ASSISTANT,
  /** Remembers one of those that the buttons offer. */
  choose(assistant: Assistant) {
    if (!ASSISTANTS.includes(assistant)) return;
    chosen = assistant;
    try {
      browserStore()?.setItem(KEY, assistant.id);
    } catch {
      // Full or denied: until the page is left.
    }
    for (const listener of listeners) listener();
  },
};

function stored(): string | null {
  try {
    return browserStore()?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}
