const CONCURRENT = 4;

/** Runs a function for each item, at most CONCURRENT at a time, and returns the results in the order of the items. */
export async function mapConcurrently<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const places = items.keys();
  const work = async () => {
    for (const place of places) results[place] = await run(items[place] as Item);
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  return results;
}
