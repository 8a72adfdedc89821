type Item = { promptId: string };

/** The list with one prompt put after another one, or first (null). The SQL function move_in_collection does the same. */
export function moveAfter<T extends Item>(items: readonly T[], promptId: string, after: string | null): T[] {
  const moved = items.find((item) => item.promptId === promptId);
  if (!moved || promptId === after) return [...items];
  const others = items.filter((item) => item !== moved);
  const place = after === null ? 0 : others.findIndex((item) => item.promptId === after) + 1;
  return after !== null && place === 0 ? [...items] : others.toSpliced(place, 0, moved);
}

/** Where a button moves a prompt: one place up or down, or to an end of the list. */
export const MOVES = ['top', 'up', 'down', 'bottom'] as const;
export type Move = (typeof MOVES)[number];

/** What a prompt stands after once it was moved: null at the beginning, undefined where it cannot be moved. */
export function afterMove(items: readonly Item[], promptId: string, move: Move): string | null | undefined {
  const from = items.findIndex((item) => item.promptId === promptId);
  const last = items.length - 1;
  const isThere = from === (move === 'top' || move === 'up' ? 0 : last);
  if (from < 0 || isThere) return undefined;
  const after = { top: -1, up: from - 2, down: from + 1, bottom: last }[move];
  return items[after]?.promptId ?? null;
}

/** A prompt with its position, as a button of a form names it: `a-slug 3`. */
export function itemValue({ promptId, position }: Item & { position: number }): string {
  return `${promptId} ${position}`;
}
