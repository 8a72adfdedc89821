/** Sends items in batches of at most `maxItems`: those added during a request are sent after it. Each caller gets the answer of its batch. */
export function batchCalls<Item, Answer>(send: (items: Item[]) => Promise<Answer>, maxItems: number): (item: Item) => Promise<Answer> {
  let waiting: { item: Item; resolve: (answer: Promise<Answer>) => void }[] = [];
  let pending = false;

  const sendWaiting = async () => {
    pending = true;
    while (waiting.length > 0) {
      const some = waiting.slice(0, maxItems);
      waiting = waiting.slice(maxItems);
      const answer = send(some.map(({ item }) => item));
      for (const { resolve } of some) resolve(answer);
      await answer.catch(() => undefined);
    }
    pending = false;
  };

  return (item) =>
    new Promise((resolve) => {
      waiting.push({ item, resolve });
      if (!pending) void sendWaiting();
    });
}
