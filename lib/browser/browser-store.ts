export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Returns localStorage, or null where access is denied, because even reading the property may throw. */
export function browserStore(): Store | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Reads an entry; null without one, or where storage is denied. */
export function readEntry(store: Store | null, key: string): string | null {
  try {
    return store?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores an entry, or removes it if `text` is null. Changes nothing where storage is denied, or too full for the text. */
export function writeEntry(store: Store | null, key: string, text: string | null): void {
  try {
    if (text === null) store?.removeItem(key);
    else store?.setItem(key, text);
  } catch {}
}

export function keysOf(store: Store | null): string[] {
  try {
    return Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '');
  } catch {
    return [];
  }
}

export function removeEntries(store: Store | null, matches: (key: string) => boolean): void {
  for (const key of keysOf(store)) if (matches(key)) writeEntry(store, key, null);
}
