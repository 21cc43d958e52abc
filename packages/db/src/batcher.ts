import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { inSpan, traceHeaders } from '@storefront/telemetry';

/** How a batcher forms its batches. */
export interface BatcherOptions {
  /** The most items of a batch. */
  readonly max?: number;
  /** The least time between the starts of two batches, unless `max` items are waiting. The first item after a pause does not wait. */
  readonly intervalMs?: number;
  /** How many batches run at the same time. With more than one, a batch that hangs delays only its own items. */
  readonly concurrency?: number;
  /** Reports whether one item can be the reason why a batch failed. The items of that batch are then processed one by one. */
  readonly isDueToOne?: (error: unknown) => boolean;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly result: PromiseWithResolvers<Result>;
  /** Has the context of the caller. A snapshot would be the same, and cost 3 µs. */
  readonly caller: AsyncResource;
  readonly traceparent: string | undefined;
}

/** The context of no caller, because modules are loaded before the first call. */
const inNoContext = AsyncLocalStorage.snapshot();

/**
 * Returns a function that processes the items of concurrent callers in batches. Items wait while `concurrency` batches are running, so batches grow with the
 * load. `run` returns the results in the order of its items. If it fails, all items of the batch fail, except as stated for `isDueToOne`.
 *
 * A single item is processed in the context of its caller, which includes its trace. A batch of several items belongs to none of their callers: it is processed
 * in a trace of its own, which links to the traces of all.
 */
export function createBatcher<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { max = Number.POSITIVE_INFINITY, intervalMs = 0, concurrency = 1, isDueToOne = () => false }: BatcherOptions = {},
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isStarting = false;
  let running = 0;
  let timer: NodeJS.Timeout | undefined;
  let nextAt = 0;

  const runInContext = (batch: readonly Waiting<Item, Result>[]): Promise<readonly Result[]> => {
    const work = () => run(batch.map(({ item }) => item));
    const [first] = batch;
    if (first !== undefined && batch.length === 1) return first.caller.runInAsyncScope(work);
    const links = batch.flatMap(({ traceparent }) => traceparent ?? []);
    return inNoContext(() => (links.length === 0 ? work() : inSpan('process batch', { kind: 'internal', links }, work)));
  };

  const settle = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await runInContext(batch);
      for (const [index, { result }] of batch.entries()) result.resolve(results[index] as Result);
    } catch (error) {
      if (batch.length > 1 && isDueToOne(error)) for (const each of batch) await settle([each]);
      else for (const { result } of batch) result.reject(error);
    }
  };

  const startBatch = async (): Promise<void> => {
    isStarting = false;
    running += 1;
    nextAt = performance.now() + intervalMs;
    const batch = waiting.slice(0, max);
    waiting = waiting.slice(max);
    startIfDue();
    await settle(batch);
    running -= 1;
    startIfDue();
  };

  const startIfDue = (): void => {
    if (isStarting || running >= concurrency || waiting.length === 0) return;
    const waitMs = nextAt - performance.now();
    if (waitMs > 0 && waiting.length < max) {
      timer ??= setTimeout(() => {
        timer = undefined;
        startIfDue();
      }, Math.ceil(waitMs));
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    isStarting = true;
    // Items of the same iteration of the event loop share a batch.
    setImmediate(() => void startBatch());
  };

  return (item) => {
    const result = Promise.withResolvers<Result>();
    const { traceparent } = traceHeaders();
    waiting.push({ item, result, caller: new AsyncResource('BatchedItem'), traceparent });
    startIfDue();
    return result.promise;
  };
}
