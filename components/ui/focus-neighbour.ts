/** Focuses the first link or button of the row after one that is going away, or of the row before; without one, the page. */
export function focusNeighbour(row: Element): void {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>('a, button') ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
