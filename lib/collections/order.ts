type Item = { promptId: string };

/** Moves a prompt after another one, or to the beginning (null). The function `move_in_collection` of the database does the same. */
export function moveAfter<T extends Item>(items: readonly T[], promptId: string, after: string | null): T[] {
  const moved = items.find((item) => item.promptId === promptId);
  if (!moved || promptId === after) return [...items];
  const others = items.filter((item) => item !== moved);
  const index = after === null ? 0 : others.findIndex((item) => item.promptId === after) + 1;
  return after !== null && index === 0 ? [...items] : [...others.slice(0, index), moved, ...others.slice(index)];
}

export const MOVES = ['top', 'up', 'down', 'bottom'] as const;
export type Move = (typeof MOVES)[number];

/** Id of the prompt after which a move puts a prompt: null for the beginning, undefined if the prompt cannot be moved so. */
export function afterMove(items: readonly Item[], promptId: string, move: Move): string | null | undefined {
  const from = items.findIndex((item) => item.promptId === promptId);
  const last = items.length - 1;
  const isAtEnd = from === (move === 'top' || move === 'up' ? 0 : last);
  if (from < 0 || isAtEnd) return undefined;
  const after = { top: -1, up: from - 2, down: from + 1, bottom: last }[move];
  return items[after]?.promptId ?? null;
}

/** Value of a button in the row of a collection: id and position of the prompt, such as `a-slug 3`. */
export function itemValue({ promptId, position }: Item & { position: number }): string {
  return `${promptId} ${position}`;
}
