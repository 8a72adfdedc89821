import type { Store } from '../browser-store';
import type { Values } from './template';

const keyOf = (promptId: string) => `gp_vars:${promptId}`;

/** The values that this browser has stored for a prompt's blanks. Corrupt, missing or forbidden storage reads as nothing. */
export function readValues(store: Store | null, promptId: string): Values {
  try {
    const stored: unknown = JSON.parse(store?.getItem(keyOf(promptId)) ?? '{}');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** Stores the written values, or removes the entry when none is left. False when the browser refused. */
export function writeValues(store: Store | null, promptId: string, values: Values): boolean {
  try {
    const written = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    if (Object.keys(written).length === 0) store?.removeItem(keyOf(promptId));
    else store?.setItem(keyOf(promptId), JSON.stringify(written));
    return store !== null;
  } catch {
    return false;
  }
}
