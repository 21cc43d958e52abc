import { Decimal, moneyText, plainText } from '@storefront/money';
import type { QuotedLine } from '@storefront/proto/storefront/catalog/v1/QuotedLine';
import type { ShownProduct } from '@storefront/public-json';
import type { StoreSettings } from '@storefront/rpc';
import { asBand } from '../domain/band.ts';
import { galleryOf } from '../domain/media.ts';
import { type PriceFacts, priceAt } from '../domain/price.ts';
import { badgesOf, shownPrice } from '../domain/shown-price.ts';
import type { ListedProductRow, PricedProductRow, QuotedProductRow } from '../store/product-rows.ts';

/** What a reader sees of a product at `now`. */
export function toShownProduct(row: ListedProductRow, { currency, gctRate }: StoreSettings, now: Date): ShownProduct {
  const rate = row.gct_rate ?? gctRate;
  const price = shownPrice(priceFactsOf(row), { gctRate: rate, currency, now });
  const money = (amount: Decimal): string => moneyText(amount, currency);
  const band = asBand(row.band);
  const { cover, media } = galleryOf(row.media);
  return {
    sku: row.sku,
    description: row.description,
    shortDescription: row.short_description,
    badges: badgesOf(price, band),
    currency,
    unitPrice: money(price.unitPrice),
    listUnitPrice: money(price.listUnitPrice),
    compareAtUnitPrice: price.compareAtUnitPrice && money(price.compareAtUnitPrice),
    discountPercent: price.discountPercent,
    priceSource: price.source,
    priceBreaks: price.breaks.map(({ minQuantity, unitPrice }) => ({ minQuantity: plainText(minQuantity), unitPrice: money(unitPrice) })),
    effectiveGctRate: rate,
    gctAmount: money(price.gctAmount),
    unitPriceInclGct: money(price.unitPriceInclGct),
    baseUom: row.base_uom,
    orderUoms: row.order_uoms,
    availability: band,
    cover,
    media,
    categoryIds: row.category_ids,
    tags: row.tag_slugs,
    updatedAt: row.updated_at,
  };
}

/** The bytes that the gateway passes on. */
export const toJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** What the cart must know of a SKU that it wants so much of. */
export function toQuotedLine(row: QuotedProductRow, quantity: Decimal, { currency, gctRate }: StoreSettings, now: Date): QuotedLine {
  const facts = priceFactsOf(row);
  const { unitPrice, source } = priceAt(facts, quantity, now);
  return {
    sku: row.sku,
    found: true,
    description: row.description,
    baseUom: row.base_uom,
    quantityDecimals: row.quantity_decimals,
    orderUoms: [...row.order_uoms],
    unitPrice: moneyText(unitPrice, currency),
    listUnitPrice: moneyText(new Decimal(row.list_unit_price), currency),
    priceSource: source,
    effectiveGctRate: row.gct_rate ?? gctRate,
    availability: asBand(row.band),
    categoryIds: [...row.category_tree_ids],
  };
}

/** What of a row decides its prices. */
export const priceFactsOf = (row: PricedProductRow): PriceFacts => ({
  listUnitPrice: row.list_unit_price,
  compareAtUnitPrice: row.compare_at_unit_price,
  saleUnitPrice: row.sale_unit_price,
  saleStartsAt: row.sale_starts_at,
  saleEndsAt: row.sale_ends_at,
  priceBreaks: row.price_breaks,
  contract: row.contract ?? [],
});
