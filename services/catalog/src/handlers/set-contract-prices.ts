import { invalid } from '@storefront/errors';
import type { SetContractPricesRequest__Output } from '@storefront/proto/storefront/catalog/v1/SetContractPricesRequest';
import type { SetContractPricesResponse } from '@storefront/proto/storefront/catalog/v1/SetContractPricesResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { isStorable } from '../domain/storable-text.ts';
import { readContractPrices } from '../import/read-contract-prices.ts';
import { listKnownSkus, upsertContractPrices } from '../store/contract-prices.ts';

/** One message's worth; longer lists come in several. */
const PRICES_MAX = 1000;

/** Stores what customers were promised. Good rows are kept; bad ones are told by their place in the request, from 1. */
export const setContractPrices =
  ({ db, afterCommit }: CatalogDeps): Handler<SetContractPricesRequest__Output, SetContractPricesResponse> =>
  async ({ prices, dryRun }, caller) => {
    if (prices.length > PRICES_MAX) throw invalid('prices', `must have at most ${PRICES_MAX} entries`);
    const known = await listKnownSkus(db, caller, prices.map(({ sku }) => sku.trim()).filter(isStorable));
    const { good, faults } = readContractPrices(prices, caller.store.currency, known);
    if (dryRun !== true) {
      await upsertContractPrices(db, caller, good);
      afterCommit();
    }
    return { stored: good.length, faults: faults.map(({ line, column, reason }) => ({ line, column: column ?? undefined, reason })) };
  };
