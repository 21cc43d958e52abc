import type { Scope } from '@storefront/contract';
import { inFlow, storeOf } from '@storefront/fair-queue';
import { type BatcherOptions, createBatcher } from './batcher.ts';

interface OfStore<Item, Result> {
  readonly process: (item: Item) => Promise<Result>;
  pending: number;
  /** Forgets the store when its last batch has ended and the interval has passed. */
  forgetting?: NodeJS.Timeout;
}

/**
 * Like `createBatcher`, for items of several stores: all items of a batch belong to one store and mode, so that one statement can serve the batch. Each store has
 * its own batches, interval, and `concurrency`, so a store whose batches hang delays no other. How many run in all is limited by the pool, in which a batch waits
 * for a connection in the flow of its store.
 */
export function createStoreBatcher<Item, Result>(
  run: (items: readonly Item[], scope: Scope) => Promise<readonly Result[]>,
  scopeOf: (item: Item) => Scope,
  options: BatcherOptions = {},
): (item: Item) => Promise<Result> {
  const stores = new Map<string, OfStore<Item, Result>>();

  const open = (store: string, scope: Scope): OfStore<Item, Result> => {
    // A single item is processed in the flow of its caller.
    const inOwnFlow = (items: readonly Item[]) => (items.length === 1 ? run(items, scope) : inFlow({ store }, () => run(items, scope)));
    const opened: OfStore<Item, Result> = { process: createBatcher(inOwnFlow, options), pending: 0 };
    stores.set(store, opened);
    return opened;
  };

  return async (item) => {
    const { tenantId, mode } = scopeOf(item);
    const scope = { tenantId, mode };
    const store = storeOf(scope);
    const own = stores.get(store) ?? open(store, scope);
    clearTimeout(own.forgetting);
    own.pending += 1;
    try {
      return await own.process(item);
    } finally {
      own.pending -= 1;
      if (own.pending === 0) own.forgetting = setTimeout(() => stores.delete(store), options.intervalMs ?? 0).unref();
    }
  };
}
