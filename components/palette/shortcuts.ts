/**
 * The key of a button (aria-keyshortcuts) that was pressed, or null: `/` and `?` where nothing is being written, and Ctrl K or ⌘ K, which is as
 * good as `/`. In a field of a Mac Ctrl K deletes to the end of the line.
 */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented }: KeyboardEvent): string | null {
  const writing = target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
  // A dialog that this key has just closed has taken it.
  if (altKey || defaultPrevented) return null;
  if (!ctrlKey && !metaKey) return /^[/?]$/.test(key) && !writing ? key : null;
  // On a keyboard with other letters it is the key in the place of K.
  const isK = key === 'k' || (code === 'KeyK' && key > '~');
  return isK && !shiftKey && !(writing && ctrlKey && /Mac/.test(navigator.platform)) ? '/' : null;
}

/** Presses the button with that key; false when the page has none. */
export function pressButtonOf(key: string): boolean {
  const button = document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${key}"]`);
  button?.click();
  return button !== null;
}
