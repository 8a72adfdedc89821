/** A row that has left its list, and its place among the rows that were shown then. */
export type Retained<Row> = { row: Row; index: number };

/** Retained rows by their ids. */
export type RetainedRows<Row> = ReadonlyMap<string, Retained<Row>>;

/** The rows of a list, and in their former places those that have left it, so that each can be brought back there. */
export function withRetainedRows<Row>(rows: readonly Row[], idOf: (row: Row) => string, retained: RetainedRows<Row>): Row[] {
  const shown = rows.filter((row) => !retained.has(idOf(row)));
  for (const { row, index } of [...retained.values()].sort((a, b) => a.index - b.index)) shown.splice(index, 0, row);
  return shown;
}
