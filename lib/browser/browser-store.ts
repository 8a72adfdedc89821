export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Returns localStorage, or null where access is denied (the getter itself may throw). */
export function browserStore(): Store | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function keysOf(store: Store | null): string[] {
  try {
    return Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '');
  } catch {
    return [];
  }
}

export function removeEntries(store: Store | null, matches: (key: string) => boolean): void {
  try {
    for (const key of keysOf(store)) if (matches(key)) store?.removeItem(key);
  } catch {
    // Storage denied.
  }
}
