import type { KeyboardEvent } from 'react';

/** Whether the keys of this device are a Mac's. */
export const isMac = () => /Mac|iP/.test(navigator.platform);

const isCommand = (event: KeyboardEvent) => (isMac() ? event.metaKey : event.ctrlKey) && !event.altKey;

/** Whether a key belongs to the word that is being composed; Safari has ended that already when its Enter comes (229). */
const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Whether a key closes the palette, wherever in it the focus is: the one that opens it. */
export function closesPalette(event: KeyboardEvent): boolean {
  return !isComposing(event) && isCommand(event) && /^k$/i.test(event.key);
}

/** What a key means among the results; null where it belongs to the field or to the link or button that has the focus. */
export function pressedKey(event: KeyboardEvent, input: HTMLInputElement | null) {
  const { key } = event;
  if (isComposing(event)) return null;
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowUp') return 'up';
  if (isCopy(event)) return isSelected(input) ? null : 'copy';
  if (key !== 'Enter' || isIn('a, button', event.target)) return null;
  if (isCommand(event)) return 'open-tab';
  return event.shiftKey ? 'open-page' : 'open';
}

/** What a key means while a prompt is open in the palette; null where it belongs to what has the focus. */
export function pressedInPrompt(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (isComposing(event)) return null;
  if (key === 'Enter' && (ctrlKey || metaKey) && !altKey) return 'send';
  if (isCopy(event)) return isSelected(null) ? null : 'copy';
  const plain = !ctrlKey && !metaKey && !altKey && !shiftKey;
  return plain && key === 'e' && !isIn('input, textarea, select, [contenteditable]', target) ? 'edit' : null;
}

const isCopy = (event: KeyboardEvent) => isCommand(event) && /^c$/i.test(event.key);

const isIn = (selector: string, target: EventTarget) => target instanceof Element && target.closest(selector) !== null;

/** Whether there is a text that Copy copies by itself. */
function isSelected(input: HTMLInputElement | null): boolean {
  return input?.selectionStart !== input?.selectionEnd || String(window.getSelection()) !== '';
}
