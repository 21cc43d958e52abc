/** How a batcher forms its batches. */
export interface BatcherOptions {
  readonly max?: number;
  /**
   * The least time between the starts of two batches. The first item after a pause is processed immediately; under load, the items of this time share a
   * batch, and `max` of them end the wait. By default, a batch starts as soon as the previous one has ended.
   */
  readonly intervalMs?: number;
}

/**
 * Runs work on several items at once: items that are given while a batch is in progress wait for the next one, so the batches grow with the load. `run` returns
 * the results in the order of its items; if it fails, all items of the batch fail.
 */
export function createBatcher<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { max = Number.POSITIVE_INFINITY, intervalMs = 0 }: BatcherOptions = {},
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; result: PromiseWithResolvers<Result> }[] = [];
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let nextAt = 0;

  const runOne = async (): Promise<void> => {
    nextAt = performance.now() + intervalMs;
    const batch = waiting.slice(0, max);
    waiting = waiting.slice(max);
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { result }] of batch.entries()) result.resolve(results[index] as Result);
    } catch (error) {
      for (const { result } of batch) result.reject(error);
    }
    isRunning = false;
    start();
  };

  const start = (): void => {
    if (isRunning || waiting.length === 0) return;
    const waitMs = nextAt - performance.now();
    if (waitMs > 0 && waiting.length < max) {
      timer ??= setTimeout(() => {
        timer = undefined;
        start();
      }, Math.ceil(waitMs));
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    isRunning = true;
    // Items that arrive in the same turn of the event loop are batched from the start.
    setImmediate(() => void runOne());
  };

  return (item) => {
    const result = Promise.withResolvers<Result>();
    waiting.push({ item, result });
    start();
    return result.promise;
  };
}
