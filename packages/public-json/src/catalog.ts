import type { CatalogChange__Output } from '@storefront/proto/storefront/catalog/v1/CatalogChange';
import type { SkuAvailability__Output } from '@storefront/proto/storefront/catalog/v1/SkuAvailability';
import type { ProductEvent__Output } from '@storefront/proto/storefront/events/v1/ProductEvent';
import type { StockChanged__Output } from '@storefront/proto/storefront/events/v1/StockChanged';
import { renderBand } from './values.ts';

/** Renders the stock band of one SKU. */
export function renderAvailability({ sku, availability }: Pick<SkuAvailability__Output, 'sku' | 'availability'>) {
  return { sku, availability: renderBand(availability) };
}

/** Renders one entry of the delta feed; `version` is the catalog version of the change. */
export function renderCatalogChange({ sku, change, version }: CatalogChange__Output) {
  return { sku, change, version: Number(version) };
}

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
