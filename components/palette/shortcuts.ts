'use client';

import { useEffect } from 'react';

/** `/` opens the search of everything, `?` that of the header. */
type Shortcut = '/' | '?';

const openers = new Map<Shortcut, () => void>();

/** While the component is on the page its key opens what it opens. */
export function useShortcut(key: Shortcut, open: () => void): void {
  useEffect(() => {
    openers.set(key, open);
    return () => {
      if (openers.get(key) === open) openers.delete(key);
    };
  });
}

/** Opens what a key opens; false when the page has nothing of the kind. */
export function openByShortcut(key: Shortcut): boolean {
  openers.get(key)?.();
  return openers.has(key);
}

/**
 * The shortcut that was pressed, or null: `/` and `?` where nothing is being written, and Ctrl K or ⌘ K, which is as
 * good as `/`. In a field of a Mac Ctrl K deletes to the end of the line.
 */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented }: KeyboardEvent): Shortcut | null {
  const writing = target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
  // A dialog that this key has just closed has taken it.
  if (altKey || defaultPrevented) return null;
  if (!ctrlKey && !metaKey) return (key === '/' || key === '?') && !writing ? key : null;
  // On a keyboard with other letters it is the key in the place of K.
  const isK = key === 'k' || (code === 'KeyK' && key > '~');
  return isK && !shiftKey && !(writing && ctrlKey && /Mac/.test(navigator.platform)) ? '/' : null;
}
