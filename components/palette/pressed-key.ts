import type { KeyboardEvent } from 'react';

/** Whether the keys of this device are a Mac's. */
export const isMac = () => /Mac|iP/.test(navigator.platform);

/** What a key means in the palette; null where it belongs to the field or to the link or button that has the focus. */
export function pressedKey(event: KeyboardEvent, input: HTMLInputElement | null) {
  const { key, altKey, nativeEvent } = event;
  // It belongs to the word that is being composed; Safari has ended that already when its Enter comes (229).
  if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return null;
  const command = (isMac() ? event.metaKey : event.ctrlKey) && !altKey;
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowUp') return 'up';
  if (command && /^k$/i.test(key)) return 'close';
  if (command && /^c$/i.test(key)) return isSelected(input) ? null : 'copy';
  if (key === 'Enter' && !(event.target instanceof Element && event.target.closest('a, button'))) return command ? 'open-tab' : 'open';
  return null;
}

/** Whether there is a text that Copy copies by itself. */
function isSelected(input: HTMLInputElement | null): boolean {
  return input?.selectionStart !== input?.selectionEnd || String(window.getSelection()) !== '';
}
