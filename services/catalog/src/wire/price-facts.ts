import { type PriceFacts } from '../domain/price.ts';
import type { PricedProductRow } from '../store/products/product-rows.ts';

/** Returns the fields of a row that determine its prices. */
export const priceFactsOf = (row: PricedProductRow): PriceFacts => ({
  listUnitPrice: row.list_unit_price,
  compareAtUnitPrice: row.compare_at_unit_price,
  saleUnitPrice: row.sale_unit_price,
  saleStartsAt: row.sale_starts_at,
  saleEndsAt: row.sale_ends_at,
  priceBreaks: row.price_breaks,
  contract: row.contract ?? [],
});
