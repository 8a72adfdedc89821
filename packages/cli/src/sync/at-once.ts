/** Runs something for each item, so many at once, and answers in their order. */
export async function atOnce<Item, Result>(count: number, items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const places = items.keys();
  const work = async () => {
    for (const place of places) results[place] = await run(items[place] as Item);
  };
  await Promise.all(Array.from({ length: Math.min(count, items.length) }, work));
  return results;
}
