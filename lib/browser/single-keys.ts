import { browserStore, readEntry, writeEntry } from './browser-store';

const KEY = 'gp-single-keys';

/** True unless this browser has switched off single-letter shortcuts (WCAG 2.1.4). */
export function singleKeysOn(): boolean {
  return readEntry(browserStore(), KEY) !== 'false';
}

export function setSingleKeys(on: boolean): void {
  writeEntry(browserStore(), KEY, on ? null : 'false');
}
