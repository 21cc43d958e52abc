import { isUuid } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { CatalogStreamHandler } from '../deps.ts';
import type { ContractPrice } from '../domain/contract-price-row.ts';
import { listContractPricesAfter } from '../store/products/contract-prices.ts';

/** Prices per message, about 100 KiB. */
const BATCH = 1000;

/** Exports the contract prices of one or all customers, in the order of customer, SKU, and quantity. */
export const exportContractPrices: CatalogStreamHandler<'ExportContractPrices'> = ({ db }) =>
  async function* ({ customerId }, caller) {
    if (customerId !== undefined && !isUuid(customerId)) throw invalid('customer_id', 'must be a UUID');
    let after: ContractPrice | undefined;
    do {
      const prices = await listContractPricesAfter(db, caller, customerId ?? null, after, BATCH);
      if (prices.length > 0) yield { prices: [...prices] };
      after = prices.length < BATCH ? undefined : prices.at(-1);
    } while (after !== undefined);
  };
