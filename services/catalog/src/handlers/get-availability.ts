import { isStorable, normalSku } from '@storefront/contract';
import { notFound } from '@storefront/errors';
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
