/** A page of rows, after the one of the given id or the first ones, and the id to go on after. Null if no row has the given id. */
export function pageAfter<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  const last = after === undefined ? -1 : rows.findIndex((row) => idOf(row) === after);
  if (after !== undefined && last < 0) return null;
  const page = rows.slice(last + 1, last + 1 + limit);
  const end = page.at(-1);
  return { rows: page, next: end !== undefined && last + 1 + limit < rows.length ? idOf(end) : null };
}
