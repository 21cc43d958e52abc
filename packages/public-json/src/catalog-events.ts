import type { ProductEvent__Output } from '@storefront/proto/storefront/events/v1/ProductEvent';
import type { StockChanged__Output } from '@storefront/proto/storefront/events/v1/StockChanged';
import { renderBand } from './enums.ts';

/** Renders the data of `product.created` and `product.updated`. */
export function renderProductEvent({ sku, changed, updatedAt, etag }: ProductEvent__Output) {
  return { sku, changed, updated_at: updatedAt, etag: etag ?? null };
}

/** Renders the data of `stock.changed`, which contains bands only, never counts. */
export function renderStockChanged({ sku, availability, previousAvailability }: StockChanged__Output) {
  return {
    sku,
    availability: renderBand(availability),
    previous_availability: renderBand(previousAvailability),
  };
}
