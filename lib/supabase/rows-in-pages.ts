/** Reads all rows of a query, page after page. `read` must return the rows from one position to another, both included, in a fixed order. */
export async function* rowsInPages<Row>(size: number, read: (from: number, to: number) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let from = 0; ; from += size) {
    const rows = await read(from, from + size - 1);
    yield* rows;
    if (rows.length < size) return;
  }
}
