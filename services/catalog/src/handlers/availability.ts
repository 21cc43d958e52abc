import { isStorable, normalSku } from '@storefront/contract';
import { invalid, notFound } from '@storefront/errors';
import type { CatalogHandler } from '../deps.ts';
import { listBands } from '../store/stock/availability.ts';

/** Returns the band of one product. Hidden products are not found, like unknown ones. */
export const getAvailability: CatalogHandler<'GetAvailability'> =
  ({ db }) =>
  async (request, caller) => {
    const sku = normalSku(request.sku);
    const { bands, version } = await listBands(db, caller, isStorable(sku) ? [sku] : []);
    const availability = bands.get(sku);
    if (availability === undefined) throw notFound('product');
    return { sku, availability, catalogVersion: version };
  };

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
