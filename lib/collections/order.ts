type Item = { promptId: string };

/** The list with one prompt put after another one, or first (null). The SQL function move_in_collection does the same. */
export function moveAfter<T extends Item>(items: readonly T[], promptId: string, after: string | null): T[] {
  const moved = items.find((item) => item.promptId === promptId);
  if (!moved || promptId === after) return [...items];
  const others = items.filter((item) => item !== moved);
  const place = after === null ? 0 : others.findIndex((item) => item.promptId === after) + 1;
  return after !== null && place === 0 ? [...items] : others.toSpliced(place, 0, moved);
}

/** What a prompt stands after once it was moved one place up or down: null at the beginning, undefined where it cannot be moved. */
export function afterOneStep(items: readonly Item[], promptId: string, step: 'up' | 'down'): string | null | undefined {
  const from = items.findIndex((item) => item.promptId === promptId);
  if (from < 0) return undefined;
  if (step === 'down') return items[from + 1]?.promptId;
  return from === 0 ? undefined : (items[from - 2]?.promptId ?? null);
}

/** A prompt with its position, as a button of a form names it: `a-slug 3`. */
export function itemValue({ promptId, position }: Item & { position: number }): string {
  return `${promptId} ${position}`;
}
