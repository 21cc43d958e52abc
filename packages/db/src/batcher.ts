import { AsyncLocalStorage } from 'node:async_hooks';

/** How a batcher forms its batches. */
export interface BatcherOptions {
  readonly max?: number;
  /**
   * The least time between the starts of two batches. The first item after a pause is processed immediately; under load, the items of this time share a
   * batch, and `max` of them end the wait. By default, a batch starts as soon as the previous one has ended.
   */
  readonly intervalMs?: number;
  /** How many batches run at the same time. With more than one, a batch that hangs delays only its own items. */
  readonly concurrency?: number;
  /** Reports whether a batch can have failed because of one item. Its items are then processed again, one by one. By default, all of them fail. */
  readonly isDueToOne?: (error: unknown) => boolean;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly result: PromiseWithResolvers<Result>;
  readonly inContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
}

/**
 * Combines items of concurrent callers into batches. While the allowed number of batches is in progress, further items wait for the next one, so batches grow with
 * the load. `run` returns the results in the order of its items. If it fails, all items of the batch fail, unless the failure can be due to one of them: then each
 * runs by itself. A batch of one runs in the caller's async context, so its statements belong to the caller's trace; larger ones run in the batcher's own context.
 */
export function createBatcher<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { max = Number.POSITIVE_INFINITY, intervalMs = 0, concurrency = 1, isDueToOne = () => false }: BatcherOptions = {},
): (item: Item) => Promise<Result> {
  const inOwnContext = AsyncLocalStorage.snapshot();
  let waiting: Waiting<Item, Result>[] = [];
  let isStarting = false;
  let running = 0;
  let timer: NodeJS.Timeout | undefined;
  let nextAt = 0;

  const settle = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const [first] = batch;
      const inContext = batch.length === 1 && first !== undefined ? first.inContext : inOwnContext;
      const results = await inContext(() => run(batch.map(({ item }) => item)));
      for (const [index, { result }] of batch.entries()) result.resolve(results[index] as Result);
    } catch (error) {
      if (batch.length > 1 && isDueToOne(error)) for (const each of batch) await settle([each]);
      else for (const { result } of batch) result.reject(error);
    }
  };

  const runOne = async (): Promise<void> => {
    isStarting = false;
    running += 1;
    nextAt = performance.now() + intervalMs;
    const batch = waiting.slice(0, max);
    waiting = waiting.slice(max);
    start();
    await settle(batch);
    running -= 1;
    start();
  };

  const start = (): void => {
    if (isStarting || running >= concurrency || waiting.length === 0) return;
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
    isStarting = true;
    // Items that arrive in the same turn of the event loop are batched from the start.
    setImmediate(() => void runOne());
  };

  return (item) => {
    const result = Promise.withResolvers<Result>();
    waiting.push({ item, result, inContext: AsyncLocalStorage.snapshot() });
    start();
    return result.promise;
  };
}
