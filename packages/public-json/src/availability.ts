import type { SkuAvailability__Output } from '@storefront/proto/storefront/catalog/v1/SkuAvailability';
import { renderBand } from './enums.ts';

/** Renders the stock band of one SKU. */
export function renderAvailability({ sku, availability }: Pick<SkuAvailability__Output, 'sku' | 'availability'>) {
  return { sku, availability: renderBand(availability) };
}
