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

/** Removes the entries whose keys match. */
export function removeEntries(store: Store | null, matches: (key: string) => boolean): void {
  try {
    const keys = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '');
    for (const key of keys) if (matches(key)) store?.removeItem(key);
  } catch {
    // Denied.
  }
}
