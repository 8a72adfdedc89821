import { readEntry, type Store, writeEntry } from '../browser/browser-store';
import { COUNTS, LIMITS } from '../limits';
import { parseRecord, recordOf } from '../text/record';
import { type Entry, isKind, isPrivate, keyOf } from './palette';

/** Key of the entries last opened or copied in the palette. The stored `account` is the owner of private ones. */
const KEY = 'gp-recent';

/** Parses stored entries; drops invalid ones and private ones of other accounts than `account` (an e-mail, or null). */
export function parseRecent(stored: string | null, account: string | null): Entry[] {
  const { entries, account: owner } = parseRecord(stored);
  if (!Array.isArray(entries)) return [];
  const isOwner = account !== null && owner === account;
  return entries.filter(isEntry).filter((entry) => isOwner || !isPrivate(entry));
}

function isEntry(value: unknown): value is Entry {
  const { kind, id, title, note } = recordOf(value);
  if (typeof kind !== 'string' || typeof id !== 'string' || typeof title !== 'string' || typeof note !== 'string') return false;
  // The id becomes part of a URL.
  return isKind(kind) && /^[a-z0-9_-]+$/.test(id) && id.length <= LIMITS.promptId.max;
}

export function readRecent(store: Store | null, account: string | null): Entry[] {
  return parseRecent(readEntry(store, KEY), account);
}

export function addRecent(store: Store | null, account: string | null, entry: Entry): void {
  write(store, account, [entry, ...othersThan(entry, store, account)].slice(0, COUNTS.recent));
}

export function removeRecent(store: Store | null, account: string | null, entry: Entry): void {
  write(store, account, othersThan(entry, store, account));
}

function othersThan(entry: Entry, store: Store | null, account: string | null): Entry[] {
  return readRecent(store, account).filter((other) => keyOf(other) !== keyOf(entry));
}

export function forgetPrivateRecent(store: Store | null): void {
  write(store, null, readRecent(store, null));
}

function write(store: Store | null, account: string | null, entries: Entry[]): void {
  const owner = entries.some(isPrivate) ? account : null;
  writeEntry(store, KEY, entries.length === 0 ? null : JSON.stringify({ account: owner, entries }));
}
