import type { SkuAvailability__Output } from '@storefront/proto/storefront/catalog/v1/SkuAvailability';
import { renderBand } from './enums.ts';

/** One SKU's stock band. */
export function renderAvailability({ sku, availability }: Pick<SkuAvailability__Output, 'sku' | 'availability'>) {
  return { sku, availability: renderBand(availability) };
}
