import { isStorable, normalSku } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { CatalogHandler } from '../deps.ts';
import { readContractPrices } from '../import/read-contract-prices.ts';
import { upsertContractPrices } from '../store/products/contract-prices.ts';
import { listQuantityDecimals } from '../store/products/quantity-decimals.ts';

/** Prices per request; clients split longer lists. */
const PRICES_MAX = 1000;

/** Stores contract prices. Good rows are stored; bad rows are reported by their position in the request, from 1. */
export const setContractPrices: CatalogHandler<'SetContractPrices'> =
  ({ db, afterCommit }) =>
  async ({ prices, dryRun }, caller) => {
    if (prices.length > PRICES_MAX) throw invalid('prices', `must have at most ${PRICES_MAX} entries`);
    const rows = prices.map((price) => ({ ...price, sku: normalSku(price.sku) }));
    const skus = rows.map(({ sku }) => sku).filter(isStorable);
    const decimals = await listQuantityDecimals(db, caller, skus);
    const { good, violations } = readContractPrices(rows, caller.store.currency, decimals);
    if (dryRun !== true) {
      await upsertContractPrices(db, caller, good);
      afterCommit();
    }
    return {
      stored: good.length,
      violations: violations.map(({ line, column, reason }) => ({ line, column: column ?? undefined, reason })),
    };
  };
