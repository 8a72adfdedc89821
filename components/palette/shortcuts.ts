import { useEffect } from 'react';

/** `/` opens the search of everything, `?` that of the header. */
type Shortcut = '/' | '?';

const openers = new Map<Shortcut, () => void>();

/** Makes `open` the opener of a key while the component is there. */
export function useShortcut(key: Shortcut, open: () => void): void {
  useEffect(() => {
    openers.set(key, open);
    return () => {
      if (openers.get(key) === open) openers.delete(key);
    };
  });
}

/** Calls the opener of a key; false where the page has none. */
export function openByShortcut(key: Shortcut): boolean {
  openers.get(key)?.();
  return openers.has(key);
}

/** The pressed shortcut, or null: `/` and `?` outside of fields, and Ctrl K or ⌘ K for `/`. In a field of a Mac Ctrl K deletes text. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented }: KeyboardEvent): Shortcut | null {
  const writing = target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
  // The key has just closed a dialog.
  if (altKey || defaultPrevented) return null;
  if (!ctrlKey && !metaKey) return (key === '/' || key === '?') && !writing ? key : null;
  // On a keyboard with other letters, the key in the place of K.
  const isK = key === 'k' || (code === 'KeyK' && key > '~');
  return isK && !shiftKey && !(writing && ctrlKey && /Mac/.test(navigator.platform)) ? '/' : null;
}
