/** Focuses what can be pressed beside a row that is going away: in the next row, or in the one before; without either, the page. */
export function focusNeighbour(row: Element): void {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>('a, button') ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
