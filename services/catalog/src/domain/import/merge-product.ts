import { isDeepStrictEqual } from 'node:util';
import type { RowViolation } from '@storefront/contract/rows';
import { Decimal } from '@storefront/money';
import { columnOf } from '../product-fields.ts';
import { PRODUCT_DEFAULTS, type Product } from '../product.ts';
import { precisionViolation } from './precision-violation.ts';
import type { ProductPatch } from './product-patch.ts';

/** The result of applying a patch to a product. */
export type MergeOutcome =
  | { readonly kind: 'violation'; readonly violation: RowViolation }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'created'; readonly product: Product }
  | { readonly kind: 'updated'; readonly product: Product; readonly changed: readonly (keyof Product)[] };

/** Applies a patch to the stored product, or to the defaults if there is none. */
export function mergeProduct(
  stored: Product | undefined,
  { tagNames: _tags, categoryNames: _categories, skuOrigin: _origin, ...patch }: ProductPatch,
): MergeOutcome {
  const { description, listUnitPrice } = { ...stored, ...patch };
  if (description === undefined) return { kind: 'violation', violation: { column: 'description', reason: 'is missing' } };
  // The price may be null, but leaving it out of a new product is more likely a mistake than a decision.
  if (listUnitPrice === undefined) return { kind: 'violation', violation: { column: 'list_unit_price', reason: 'is missing' } };
  const product: Product = { ...PRODUCT_DEFAULTS, ...stored, ...patch, description, listUnitPrice };
  const violation = contradiction(product) ?? precisionViolation(stored, product);
  if (violation !== undefined) return { kind: 'violation', violation };
  if (stored === undefined) return { kind: 'created', product };
  const changed = (Object.keys(product) as (keyof Product)[]).filter((field) => !isDeepStrictEqual(stored[field], product[field]));
  return changed.length === 0 ? { kind: 'unchanged' } : { kind: 'updated', product, changed };
}

/** Prices that only reduce or compare with the list price. */
const DERIVED_PRICES = ['compareAtUnitPrice', 'saleUnitPrice', 'priceBreaks'] as const;

/** Checks rules that span several fields. They apply to the merged product, because a row may omit some of the fields. */
function contradiction(product: Product): RowViolation | undefined {
  const { saleStartsAt, saleEndsAt, saleUnitPrice, listUnitPrice, orderUoms, baseUom } = product;
  if (saleStartsAt !== null && saleEndsAt !== null && saleEndsAt <= saleStartsAt) {
    return { column: columnOf('saleEndsAt'), reason: 'must be after sale_starts_at' };
  }
  if (listUnitPrice === null) {
    const derived = DERIVED_PRICES.find((field) => product[field] !== null && product[field].length > 0);
    if (derived !== undefined) return { column: columnOf(derived), reason: 'must not be set without a list_unit_price' };
  } else if (saleUnitPrice !== null && new Decimal(saleUnitPrice).gt(listUnitPrice)) {
    return { column: columnOf('saleUnitPrice'), reason: 'must not be above list_unit_price' };
  }
  if (orderUoms.some(({ code }) => code === baseUom)) return { column: columnOf('orderUoms'), reason: 'must not repeat base_uom' };
  return undefined;
}
