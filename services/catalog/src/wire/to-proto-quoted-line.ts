import { Decimal, moneyText } from '@storefront/money';
import type { QuotedLine } from '@storefront/proto/storefront/catalog/v1/QuotedLine';
import type { StoreSettings } from '@storefront/rpc';
import { parseBand } from '../domain/band.ts';
import { priceAt } from '../domain/price.ts';
import type { QuotedProductRow } from '../store/products/product-rows.ts';
import { priceFactsOf } from './price-facts.ts';

/** Returns the quote of one line for the cart service. */
export function toProtoQuotedLine(row: QuotedProductRow, quantity: Decimal, { currency, gctRate }: StoreSettings, now: Date): QuotedLine {
  const facts = priceFactsOf(row);
  const price = priceAt(facts, quantity, now);
  return {
    sku: row.sku,
    found: true,
    description: row.description,
    baseUom: row.base_uom,
    quantityDecimals: row.quantity_decimals,
    orderUoms: [...row.order_uoms],
    unitPrice: price === null ? '' : moneyText(price.unitPrice, currency),
    listUnitPrice: facts.listUnitPrice === null ? '' : moneyText(new Decimal(facts.listUnitPrice), currency),
    priceSource: price?.source ?? 'PRICE_SOURCE_UNSPECIFIED',
    effectiveGctRate: row.gct_rate ?? gctRate,
    availability: parseBand(row.band),
    categoryIds: [...row.category_tree_ids],
  };
}
