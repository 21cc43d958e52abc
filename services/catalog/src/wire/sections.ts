import type { SectionError } from '@storefront/proto/storefront/common/v1/SectionError';
import type { ShownProduct } from '@storefront/public-json';
import type { MissingSection } from '../store/read-sections.ts';

const DETAILS = { availability: 'The stock could not be read.', unit_price: 'Contract prices could not be read.' } as const;

/** What a partial answer says of the sections that it lacks. */
export const toSectionErrors = (missing: readonly MissingSection[]): SectionError[] =>
  missing.map(({ section, isLate }) => ({
    field: section,
    code: isLate ? 'downstream_timeout' : 'downstream_unavailable',
    detail: DETAILS[section],
  }));

/** The product without what depends on missing sections. A customer who may have a price of their own is never shown another one. */
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
