import { Decimal } from '@storefront/money';
import { PRODUCT_DEFAULTS, type Product } from '../product.ts';
import { sameValue } from '../same-value.ts';
import type { ProductPatch, RowFault } from './product-patch.ts';
import { columnOf } from './storefront-row.ts';

/** What a patch makes of a product. */
export type Merged =
  | { readonly kind: 'fault'; readonly fault: RowFault }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'created'; readonly product: Product }
  | { readonly kind: 'updated'; readonly product: Product; readonly changed: readonly (keyof Product)[] };

/** Fields that live with the stock; a change of them alone leaves the product as it was. */
export const STOCK_FIELDS: readonly (keyof Product)[] = ['stockQuantity', 'lowStockThreshold'];

/** Puts a patch over what is stored, or over the defaults when nothing is. */
export function mergeProduct(stored: Product | undefined, { tagNames: _names, ...patch }: ProductPatch): Merged {
  const { description, listUnitPrice } = { ...stored, ...patch };
  if (description === undefined) return { kind: 'fault', fault: { column: 'description', reason: 'is missing' } };
  if (listUnitPrice === undefined) return { kind: 'fault', fault: { column: 'list_unit_price', reason: 'is missing' } };
  const product: Product = { ...PRODUCT_DEFAULTS, ...stored, ...patch, description, listUnitPrice };
  const fault = contradiction(product);
  if (fault !== undefined) return { kind: 'fault', fault };
  if (stored === undefined) return { kind: 'created', product };
  const changed = (Object.keys(product) as (keyof Product)[]).filter((field) => !sameValue(stored[field], product[field]));
  return changed.length === 0 ? { kind: 'unchanged' } : { kind: 'updated', product, changed };
}

/** What no column can see alone, nor a row that leaves half of it to what is stored. */
function contradiction(product: Product): RowFault | undefined {
  const { saleStartsAt, saleEndsAt, saleUnitPrice, listUnitPrice, orderUoms, baseUom } = product;
  if (saleStartsAt !== null && saleEndsAt !== null && saleEndsAt <= saleStartsAt) {
    return { column: columnOf('saleEndsAt'), reason: 'must be after sale_starts_at' };
  }
  if (saleUnitPrice !== null && new Decimal(saleUnitPrice).gt(listUnitPrice)) {
    return { column: columnOf('saleUnitPrice'), reason: 'must not be above list_unit_price' };
  }
  if (orderUoms.some(({ code }) => code === baseUom)) return { column: columnOf('orderUoms'), reason: 'must not repeat base_uom' };
  return undefined;
}
