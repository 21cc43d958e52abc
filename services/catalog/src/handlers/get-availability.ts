import { isStorable } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { GetAvailabilityRequest__Output } from '@storefront/proto/storefront/catalog/v1/GetAvailabilityRequest';
import type { GetAvailabilityResponse } from '@storefront/proto/storefront/catalog/v1/GetAvailabilityResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { listBands } from '../store/stock/availability.ts';

/** Returns the band of one product. Hidden products are not found, like unknown ones. */
export const getAvailability =
  ({ db }: CatalogDeps): Handler<GetAvailabilityRequest__Output, GetAvailabilityResponse> =>
  async ({ sku }, caller) => {
    const { bands, version } = await listBands(db, caller, isStorable(sku) ? [sku] : []);
    const availability = bands.get(sku);
    if (availability === undefined) throw notFound('product');
    return { sku, availability, catalogVersion: version };
  };
