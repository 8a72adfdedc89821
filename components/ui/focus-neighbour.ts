/** Focuses the first link or button of the row after one that is going away, or of the row before; without one, the page. */
export function focusNeighbour(row: Element): void {
  for (const neighbour of [row.nextElementSibling, row.previousElementSibling]) {
    const pressable = neighbour?.querySelector<HTMLElement>('a, button');
    pressable?.focus({ preventScroll: true });
    // Elements that are hidden or disabled do not take the focus.
    if (pressable && pressable === document.activeElement) return;
  }
  document.getElementById('main')?.focus({ preventScroll: true });
}
