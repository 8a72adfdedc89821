import { browserStore } from './browser-store';

const KEY = 'gp-single-keys';

/** True unless this browser has switched off single-letter shortcuts (WCAG 2.1.4). */
export function singleKeysOn(): boolean {
  try {
    return browserStore()?.getItem(KEY) !== 'false';
  } catch {
    return true;
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    if (on) browserStore()?.removeItem(KEY);
    else browserStore()?.setItem(KEY, 'false');
  } catch {
    // On without storage.
  }
}
