/**
 * One request at a time: what is asked for while one is under way is sent together once it has been answered, `most` of it at once. Everybody gets the
 * answer to the request that carried what they asked for.
 */
export function gathered<Item, Answer>(send: (items: Item[]) => Promise<Answer>, most: number): (item: Item) => Promise<Answer> {
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
