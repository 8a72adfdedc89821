/** Items added during a request are sent together after it, at most `most` at once. Each caller gets the answer of its batch. */
export function batchCalls<Item, Answer>(send: (items: Item[]) => Promise<Answer>, most: number): (item: Item) => Promise<Answer> {
  let waiting: { item: Item; resolve: (answer: Promise<Answer>) => void }[] = [];
  let pending = false;

  const sendWaiting = async () => {
    pending = true;
    while (waiting.length > 0) {
      const some = waiting.slice(0, most);
      waiting = waiting.slice(most);
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
