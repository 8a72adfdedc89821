import { useEffect } from 'react';

/** `/` opens the palette, `?` the search in the header. */
type Shortcut = '/' | '?';

const openers = new Map<Shortcut, () => void>();

/** Makes openByShortcut call `open` for a key while the component is mounted. */
export function useShortcut(key: Shortcut, open: () => void): void {
  useEffect(() => {
    openers.set(key, open);
    return () => {
      if (openers.get(key) === open) openers.delete(key);
    };
  });
}

/** Calls what useShortcut has set for a key; false if nothing is set. */
export function openByShortcut(key: Shortcut): boolean {
  openers.get(key)?.();
  return openers.has(key);
}

/** The shortcut of a key; null for other keys and in typing. Ctrl K and ⌘ K count as `/`, but not Ctrl K in a field on a Mac: it deletes text. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented }: KeyboardEvent): Shortcut | null {
  const writing = target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
  // A key whose default is prevented may have closed a dialog.
  if (altKey || defaultPrevented) return null;
  if (!ctrlKey && !metaKey) return (key === '/' || key === '?') && !writing ? key : null;
  // A keyboard of another script has a letter of that script on the key K.
  const isK = key === 'k' || (code === 'KeyK' && key > '~');
  return isK && !shiftKey && !(writing && ctrlKey && /Mac/.test(navigator.platform)) ? '/' : null;
}
