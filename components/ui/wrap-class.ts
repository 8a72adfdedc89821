import type { InputEvent } from 'react';

/** Limit of the sum of the squared lengths of all words: at it, laying out a key press takes a hundredth of a second. */
const MOST_WORK = 10_000_000;

/** With kerning, Chromium shapes a word again for each of its lines: half a minute for a word of 100,000 letters. */
function isSlowToBreak(text: string): boolean {
  return text.split(/[ \t\r\n]/).reduce((work, { length }) => work + length ** 2, 0) > MOST_WORK;
}

/** How a text is broken into lines: words longer than a line too, unless they are so long that their block scrolls sideways instead. */
export function wrapClass(text: string): string {
  return isSlowToBreak(text) ? 'overflow-x-auto wrap-normal' : 'wrap-anywhere';
}

/** For `onBeforeInput` of what has a `wrapClass`: a text that is pasted is laid out before React knows of it. */
export function prepareWrap({ currentTarget, data }: InputEvent<HTMLElement>): void {
  if (isSlowToBreak(data)) currentTarget.classList.replace('wrap-anywhere', 'wrap-normal');
}
