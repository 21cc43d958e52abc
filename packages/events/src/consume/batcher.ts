/**
 * Runs work on several items at once: items that are given while a batch is in progress wait for the next one, so the batches grow with the load. `run` returns
 * the results in the order of its items; if it fails, all items of the batch fail.
 */
export function createBatcher<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { max = Number.POSITIVE_INFINITY }: { readonly max?: number } = {},
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; result: PromiseWithResolvers<Result> }[] = [];
  let isRunning = false;

  const runAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, max);
      waiting = waiting.slice(max);
      try {
        const results = await run(batch.map(({ item }) => item));
        for (const [index, { result }] of batch.entries()) result.resolve(results[index] as Result);
      } catch (error) {
        for (const { result } of batch) result.reject(error);
      }
    }
    isRunning = false;
  };

  return (item) => {
    const result = Promise.withResolvers<Result>();
    waiting.push({ item, result });
    // Items that arrive in the same turn of the event loop are batched from the start.
    if (!isRunning) {
      isRunning = true;
      setImmediate(() => void runAll());
    }
    return result.promise;
  };
}
