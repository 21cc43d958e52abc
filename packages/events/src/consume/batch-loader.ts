/**
 * Batches a yes-or-no question about single items: calls made while a batch is in progress wait for the next one. `load`
 * returns the items for which the answer is yes.
 */
export function createBatchLoader<Item>(load: (items: readonly Item[]) => Promise<ReadonlySet<Item>>): (item: Item) => Promise<boolean> {
  let waiting: { item: Item; answer: PromiseWithResolvers<boolean> }[] = [];
  let isAsking = false;

  const askAll = async (): Promise<void> => {
    isAsking = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const found = await load(batch.map(({ item }) => item));
        for (const { item, answer } of batch) answer.resolve(found.has(item));
      } catch (error) {
        for (const { answer } of batch) answer.reject(error);
      }
    }
    isAsking = false;
  };

  return (item) => {
    const answer = Promise.withResolvers<boolean>();
    waiting.push({ item, answer });
    // Items that arrive in the same turn of the event loop are batched from the start.
    if (!isAsking) {
      isAsking = true;
      setImmediate(() => void askAll());
    }
    return answer.promise;
  };
}
