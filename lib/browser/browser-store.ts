/** The browser's storage, or the part of it that is used here. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** This browser's localStorage, or null where it is denied (the getter itself may throw). */
export function browserStore(): Store | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The keys of all entries; none where storage is denied. */
export function keysOf(store: Store | null): string[] {
  try {
    return Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '');
  } catch {
    return [];
  }
}

/** Removes the entries whose keys match. */
export function removeEntries(store: Store | null, matches: (key: string) => boolean): void {
  try {
    for (const key of keysOf(store)) if (matches(key)) store?.removeItem(key);
  } catch {
    // Denied.
  }
}
