import { Decimal, moneyText, plainText } from '@storefront/money';
import type { ShownProduct } from '@storefront/public-json';
import { parseBand } from '../domain/band.ts';
import { badgesOf, displayPrice } from '../domain/display-price.ts';
import { galleryOf } from '../domain/media.ts';
import type { ListedProductRow } from '../store/products/product-rows.ts';
import type { PriceSettings } from '../store/store-settings.ts';
import { priceFactsOf } from './price-facts.ts';

/** Converts a product to what the reader sees at `now`. */
export function toShownProduct(row: ListedProductRow, { currency, gctRate }: PriceSettings, now: Date): ShownProduct {
  const rate = row.gct_rate ?? gctRate;
  const price = displayPrice(priceFactsOf(row), { gctRate: rate, currency, now });
  const money = (amount: Decimal): string => moneyText(amount, currency);
  const moneyOrNull = (amount: Decimal | null): string | null => amount && money(amount);
  const band = parseBand(row.band);
  const { cover, media } = galleryOf(row.media);
  return {
    sku: row.sku,
    description: row.description,
    shortDescription: row.short_description,
    badges: badgesOf(price, band),
    currency,
    unitPrice: moneyOrNull(price.unitPrice),
    listUnitPrice: moneyOrNull(price.listUnitPrice),
    compareAtUnitPrice: moneyOrNull(price.compareAtUnitPrice),
    discountPercent: price.discountPercent,
    priceSource: price.source,
    priceBreaks: price.breaks.map(({ minQuantity, unitPrice }) => ({ minQuantity: plainText(minQuantity), unitPrice: money(unitPrice) })),
    effectiveGctRate: rate,
    gctAmount: moneyOrNull(price.gctAmount),
    unitPriceInclGct: moneyOrNull(price.unitPriceInclGct),
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

/** Serializes the public JSON, which the gateway forwards unchanged. */
export const toJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
