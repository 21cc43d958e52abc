import { isStorable, normalSku } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { CatalogHandler } from '../deps.ts';
import { listBands } from '../store/stock/availability.ts';

/** The contract's limit, one page of products. */
const SKUS_MAX = 200;

/** Returns the bands of distinct SKUs in request order. Hidden products are UNKNOWN, like unknown ones. */
export const batchGetAvailability: CatalogHandler<'BatchGetAvailability'> =
  ({ db }) =>
  async ({ skus }, caller) => {
    if (skus.length === 0 || skus.length > SKUS_MAX) throw invalid('skus', `must have 1 to ${SKUS_MAX} entries`);
    const distinct = [...new Set(skus.map(normalSku))];
    const { bands } = await listBands(db, caller, distinct.filter(isStorable));
    return { items: distinct.map((sku) => ({ sku, availability: bands.get(sku) ?? 'UNKNOWN' })) };
  };
