import type { ShownProduct } from '@storefront/public-json';
import type { MissingSection } from '../store/partial-reads.ts';

/** Returns the product without the fields that depend on missing sections. A customer who may have a contract price is never shown another price. */
export function withoutSections(product: ShownProduct, missing: readonly MissingSection[]): ShownProduct {
  if (!missing.some(({ section }) => section === 'unit_price')) return product;
  return {
    ...product,
    unitPrice: null,
    gctAmount: null,
    unitPriceInclGct: null,
    compareAtUnitPrice: null,
    badges: product.badges.filter((badge) => badge !== 'ON_SALE'),
    discountPercent: 0,
    priceSource: null,
    priceBreaks: [],
  };
}
