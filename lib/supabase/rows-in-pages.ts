/** All rows of a query, in pages of so many that are read one after the other. `read` gives rows from one place to another, in a fixed order. */
export async function* rowsInPages<Row>(size: number, read: (from: number, to: number) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let from = 0; ; from += size) {
    const rows = await read(from, from + size - 1);
    yield* rows;
    if (rows.length < size) return;
  }
}
