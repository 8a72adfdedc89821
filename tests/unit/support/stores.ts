import type { Store } from '@/lib/browser/browser-store';

/** A store in memory that starts with what is given. */
export function memoryStore(start: Record<string, string> = {}): Store & { entries: Map<string, string> } {
  const entries = new Map(Object.entries(start));
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

function refuse(name: string) {
  return () => {
    throw new DOMException('refused', name);
  };
}

/** A store that refuses everything, as a browser does when storage is denied. */
export const deniedStore: Store = {
  getItem: refuse('SecurityError'),
  setItem: refuse('SecurityError'),
  removeItem: refuse('SecurityError'),
  key: refuse('SecurityError'),
  length: 0,
};

/** A store that can be read but takes nothing more. */
export const fullStore: Store = { ...memoryStore(), setItem: refuse('QuotaExceededError') };
