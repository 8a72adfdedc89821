import type { InputEvent } from 'react';

/** Limit of the sum of the squared lengths of all words, at which the layout after a key press takes a hundredth of a second. */
const MAX_WORK = 10_000_000;

/** True for a text with very long words. Chromium shapes a word again for each of its lines: half a minute for a word of 100,000 letters. */
function isSlowToBreak(text: string): boolean {
  return text.split(/[ \t\r\n]/).reduce((work, { length }) => work + length ** 2, 0) > MAX_WORK;
}

/** The classes that break a text into lines, also within words longer than a line. Words too long for that scroll sideways. */
export function wrapClass(text: string): string {
  return isSlowToBreak(text) ? 'overflow-x-auto wrap-normal' : 'wrap-anywhere';
}

/** Handles `onBeforeInput` of an element with a `wrapClass`: browsers lay out a pasted text before React renders new classes. */
export function prepareWrap({ currentTarget, data }: InputEvent<HTMLElement>): void {
  if (isSlowToBreak(data)) currentTarget.classList.replace('wrap-anywhere', 'wrap-normal');
}
