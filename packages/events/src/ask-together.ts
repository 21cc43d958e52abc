/**
 * A question about one item that is asked about many at once: what comes while an answer is under way waits for the next asking. `ask`
 * answers those of the items that the question is true of.
 */
export function askTogether<Item>(ask: (items: readonly Item[]) => Promise<ReadonlySet<Item>>): (item: Item) => Promise<boolean> {
  let waiting: { item: Item; answer: PromiseWithResolvers<boolean> }[] = [];
  let isAsking = false;

  const askAll = async (): Promise<void> => {
    isAsking = true;
    while (waiting.length > 0) {
      const asked = waiting;
      waiting = [];
      try {
        const found = await ask(asked.map(({ item }) => item));
        for (const { item, answer } of asked) answer.resolve(found.has(item));
      } catch (error) {
        for (const { answer } of asked) answer.reject(error);
      }
    }
    isAsking = false;
  };

  return (item) => {
    const answer = Promise.withResolvers<boolean>();
    waiting.push({ item, answer });
    // Items that arrive in the same turn of the event loop are asked about together already.
    if (!isAsking) {
      isAsking = true;
      setImmediate(() => void askAll());
    }
    return answer.promise;
  };
}
