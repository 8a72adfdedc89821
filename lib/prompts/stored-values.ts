import { browserStore, readEntry, removeEntries, type Store } from '../browser/browser-store';
import { parseRecord } from '../text/record';
import type { Values } from './template';

const LINE_BREAKS = /[\r\n\u2028\u2029]+/;

/** A value as it is stored: on one line, or with `keepsBreaks` with all its line breaks but those at the end. */
export function cleanValue(text: string, keepsBreaks: boolean): string {
  const lines = text.split(LINE_BREAKS);
  if (lines.length === 1) return text;
  if (keepsBreaks) return withoutLastBreaks(text);
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

// A loop takes linear time, where /[\r\n]+$/ takes quadratic time on a long run of line breaks.
function withoutLastBreaks(text: string): string {
  let end = text.length;
  while (end > 0 && LINE_BREAKS.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

export const valuesKey = (promptId: string) => `gp_vars:${promptId}`;

/** Stored values of a prompt as JSON; null if there are none, or storage is denied. */
export const storedText = (store: Store | null, promptId: string): string | null => readEntry(store, valuesKey(promptId));

/** Matches the key of a user's prompt, whose id is a UUID. */
const USER_PROMPT = /^gp_vars:[\da-f]{8}-/;

/** True from signing out until values are read again, so that the page that is left stores no values of the user's prompts. */
let signedOut = false;

/** Removes the values of all users' prompts at sign-out: only the server knows which are private. */
export function endUserPromptValues(store: Store | null): void {
  signedOut = true;
  removeEntries(store, (key) => USER_PROMPT.test(key));
}

/** Reads stored values. Whatever is not a text is left out. */
export function parseValues(stored: string | null): Values {
  const texts = Object.entries(parseRecord(stored)).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.map(([name, text]) => [name, cleanValue(text, true)]));
}

export function readValues(store: Store | null, promptId: string): Values {
  signedOut = false;
  return parseValues(storedText(store, promptId));
}

/** Stores values, or removes the entry if all are empty. False if the browser refused, and for a user's prompt after signing out. */
export function writeValues(store: Store | null, promptId: string, values: Values): boolean {
  if (signedOut && USER_PROMPT.test(valuesKey(promptId))) return false;
  try {
    const written = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    if (Object.keys(written).length === 0) store?.removeItem(valuesKey(promptId));
    else store?.setItem(valuesKey(promptId), JSON.stringify(written));
    return store !== null;
  } catch {
    return false;
  }
}

/** Stores values, and notifies this page by the event that the browser sends to other tabs. */
export function storeValues(promptId: string, values: Values): void {
  writeValues(browserStore(), promptId, values);
  window.dispatchEvent(new StorageEvent('storage', { key: valuesKey(promptId), newValue: JSON.stringify(values) }));
}
