import type { KeyboardEvent } from 'react';

export const isMac = () => /Mac|iP/.test(navigator.platform);

const isCommand = (event: KeyboardEvent) => (isMac() ? event.metaKey : event.ctrlKey) && !event.altKey;

/** True for a key that an input method uses. In Safari the Enter that ends a word comes after the word, with the key code 229. */
const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229;

export function closesPalette(event: KeyboardEvent): boolean {
  return !isComposing(event) && isCommand(event) && /^k$/i.test(event.key);
}

/** The meaning of a key in the palette's search; null if the field, a link or a button handles the key itself. */
export function pressedInSearch(event: KeyboardEvent, input: HTMLInputElement | null) {
  const { key } = event;
  if (isComposing(event)) return null;
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowUp') return 'up';
  if (isCopy(event)) return isSelected(input) ? null : 'copy';
  if (key !== 'Enter' || isIn('a, button', event.target)) return null;
  if (isCommand(event)) return 'open-tab';
  return event.shiftKey ? 'open-page' : 'open';
}

/** The meaning of a key in a prompt that is open in the palette; null if a field or the browser handles the key itself. */
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

/** True if a text is selected, which the browser copies by itself. */
function isSelected(input: HTMLInputElement | null): boolean {
  return input?.selectionStart !== input?.selectionEnd || String(window.getSelection()) !== '';
}
