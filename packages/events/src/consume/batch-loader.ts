import { createBatcher } from '@storefront/db';

/**
 * Batches a yes-or-no question about single items: calls made while a batch is in progress wait for the next one. `load`
 * returns the items for which the answer is yes.
 */
export const createBatchLoader = <Item>(load: (items: readonly Item[]) => Promise<ReadonlySet<Item>>): ((item: Item) => Promise<boolean>) =>
  createBatcher(async (items) => {
    const found = await load(items);
    return items.map((item) => found.has(item));
  });
