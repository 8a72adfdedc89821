import { browserStore, removeEntries, type Store } from '../browser/browser-store';
import { keyOf, storedText } from './stored-text';
import type { Values } from './template';
import { cleanValue } from './written-values';

/** The keys of prompts that people wrote: their ids are UUIDs. */
const USER_PROMPT = /^gp_vars:[\da-f]{8}-/;

/** True after signing out: a page that is still open would store what was just written as it is left. */
let ended = false;

/** Removes what was written into prompts of people when somebody signs out: which of them are private only the server knows. */
export function endUserPromptValues(store: Store | null): void {
  ended = true;
  removeEntries(store, (key) => USER_PROMPT.test(key));
}

/** The values in a stored text. Corrupt ones read as nothing. */
export function parseValues(stored: string | null): Values {
  try {
    const values: unknown = JSON.parse(stored ?? '{}');
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return {};
    const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return Object.fromEntries(texts.map(([name, text]) => [name, cleanValue(text, true)]));
  } catch {
    return {};
  }
}

/** The values that this browser has stored for a prompt's blanks. */
export function readValues(store: Store | null, promptId: string): Values {
  ended = false;
  return parseValues(storedText(store, promptId));
}

/** Stores the written values, or removes the entry when none is left. False when the browser refused. */
export function writeValues(store: Store | null, promptId: string, values: Values): boolean {
  if (ended && USER_PROMPT.test(keyOf(promptId))) return false;
  try {
    const written = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    if (Object.keys(written).length === 0) store?.removeItem(keyOf(promptId));
    else store?.setItem(keyOf(promptId), JSON.stringify(written));
    return store !== null;
  } catch {
    return false;
  }
}

/** Stores them in this browser, and lets all of this page know, as the browser itself lets other tabs know. */
export function storeValues(promptId: string, values: Values): void {
  writeValues(browserStore(), promptId, values);
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf(promptId), newValue: JSON.stringify(values) }));
}
