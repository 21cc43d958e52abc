import type { Scope } from '@storefront/contract';
import { isDueToRow } from './pg-errors.ts';
import { createStoreBatcher } from './store-batcher.ts';

/** A connection whose path has failed delays the items of one statement of a store, not those of the other. */
const CONCURRENCY = 2;
/** A cart or an order can have 500 lines. */
const ITEMS_MAX = 20;
const OPTIONS = { concurrency: CONCURRENCY, max: ITEMS_MAX, isDueToOne: isDueToRow };

/**
 * Writes the items of a store's concurrent callers together: an item that is given while two statements of its store are being executed waits for the next one.
 * `write` must be one statement or transaction, so that all of its items are committed or none. If it is refused because of one item, the items are written one by
 * one, and only that one fails. If its outcome is unknown, as after a lost connection, all of them fail and none is written again.
 */
export const writeTogether = <Item, Result>(
  write: (items: readonly Item[], scope: Scope) => Promise<readonly Result[]>,
  scopeOf: (item: Item) => Scope,
): ((item: Item) => Promise<Result>) => createStoreBatcher(write, scopeOf, OPTIONS);
