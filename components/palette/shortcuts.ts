import { useEffect } from 'react';

/** `/` opens the palette, `?` the search in the header. */
type Shortcut = '/' | '?';

const openers = new Map<Shortcut, () => void>();

/** Makes a key call `open` while the component is mounted. */
export function useShortcut(key: Shortcut, open: () => void): void {
  useEffect(() => {
    openers.set(key, open);
    return () => {
      if (openers.get(key) === open) openers.delete(key);
    };
  });
}

/** Opens what a key opens on this page; false if that is nothing. */
export function openByShortcut(key: Shortcut): boolean {
  openers.get(key)?.();
  return openers.has(key);
}

/** The shortcut that was pressed, or null: `/` or `?` outside of fields; Ctrl K or ⌘ K count as `/`. In a field on a Mac, Ctrl K deletes text instead. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented }: KeyboardEvent): Shortcut | null {
  const writing = target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
  // A key whose default is prevented has just closed a dialog.
  if (altKey || defaultPrevented) return null;
  if (!ctrlKey && !metaKey) return (key === '/' || key === '?') && !writing ? key : null;
  // On a keyboard with letters of another script, the key where K is.
  const isK = key === 'k' || (code === 'KeyK' && key > '~');
  return isK && !shiftKey && !(writing && ctrlKey && /Mac/.test(navigator.platform)) ? '/' : null;
}
