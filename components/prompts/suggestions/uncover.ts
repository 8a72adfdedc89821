/** Between the field and its list. */
const GAP = 8;
/** What stays free above the field when it is scrolled: as much as `scroll-padding-top` in globals.css. */
const ABOVE = 96;

/**
 * Brings the list of a field out from under the keyboard of a phone, which lies over the page: right under the field, over the button that is between them
 * (the keyboard has one of its own); where that is not enough, by scrolling as far as the field can still be seen.
 */
export function uncover(list: HTMLElement, field: HTMLElement): void {
  const visible = window.visualViewport;
  // Zoomed in with two fingers, only a part of the page is visible without any keyboard.
  if (visible?.scale !== 1) return;
  const covered = () => list.getBoundingClientRect().bottom + GAP - visible.offsetTop - visible.height;
  list.style.top = '';
  if (covered() <= 0) return;
  list.style.top = `${field.offsetTop + field.offsetHeight + GAP / 2}px`;
  const top = Math.min(covered(), field.getBoundingClientRect().top - visible.offsetTop - ABOVE);
  if (top > 0) window.scrollBy({ top, behavior: 'instant' });
}
