/** Selected rows of a page, or everything that matches the list's filter. */
export type Selected = { ids: ReadonlySet<string>; all: boolean };

export const NOTHING_SELECTED: Selected = { ids: new Set(), all: false };

export const isSelected = ({ ids, all }: Selected, id: string): boolean => all || ids.has(id);

/** The selection after a row was pressed. `from`: the other end of a range, all rows of which become what the pressed one becomes. */
export function toggled({ ids, all }: Selected, page: readonly string[], id: string, from: string | null = null): Selected {
  const next = new Set(all ? page : ids);
  const ends = [page.indexOf(from ?? id), page.indexOf(id)];
  const range = ends.includes(-1) ? [id] : page.slice(Math.min(...ends), Math.max(...ends) + 1);
  const chosen = !next.has(id);
  for (const one of range) {
    if (chosen) next.add(one);
    else next.delete(one);
  }
  return { ids: next, all: false };
}

export function countSelected({ ids, all }: Selected, page: readonly string[], total: number): number {
  return all ? total : page.filter((id) => ids.has(id)).length;
}
