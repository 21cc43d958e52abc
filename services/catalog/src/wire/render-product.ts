import { type Decimal, moneyText, plainText } from '@storefront/money';
import { amount, renderMediaRef } from '@storefront/public-json';
import { parseBand } from '../domain/band.ts';
import { badgesOf, displayPrice, withoutPrice } from '../domain/display-price.ts';
import { galleryOf } from '../domain/media.ts';
import type { OrderUom, SpecGroup } from '../domain/product.ts';
import type { MissingSection } from '../store/partial-reads.ts';
import type { ProductDetail } from '../store/products/product-details.ts';
import type { ListedProductRow } from '../store/products/product-rows.ts';
import type { PriceSettings } from '../store/store-settings.ts';
import { priceFactsOf } from './price-facts.ts';

/** The context for which a product is rendered. */
export interface Rendering {
  readonly settings: PriceSettings;
  readonly now: Date;
  /** The sections that could not be read. */
  readonly missing: readonly MissingSection[];
}

/** Renders the public JSON of a product: with its texts for the detail, without them for lists. JSON omits the undefined fields. */
export function renderProduct(
  row: ListedProductRow & Partial<Pick<ProductDetail, 'body' | 'specs'>>,
  { settings, now, missing }: Rendering,
) {
  const { currency, contractPrice } = settings;
  const rate = row.gct_rate ?? settings.gctRate;
  const own = displayPrice(priceFactsOf(row), { gctRate: rate, currency, now, contractPrice });
  const price = missing.some(({ section }) => section === 'unit_price') ? withoutPrice(own) : own;
  const money = (value: Decimal) => amount(moneyText(value, currency));
  const moneyOrNull = (value: Decimal | null) => value && money(value);
  const band = parseBand(row.band);
  const { cover, media } = galleryOf(row.media);
  return {
    sku: row.sku,
    description: row.description,
    short_description: row.short_description,
    body: row.body,
    specs: row.specs && { groups: row.specs.map(renderSpecGroup) },
    badges: badgesOf(price, band),
    currency,
    unit_price: moneyOrNull(price.unitPrice),
    list_unit_price: moneyOrNull(price.listUnitPrice),
    compare_at_unit_price: moneyOrNull(price.compareAtUnitPrice),
    discount_percent: price.discountPercent,
    price_source: price.source,
    price_breaks: price.breaks.map(({ minQuantity, unitPrice }) => ({
      min_quantity: amount(plainText(minQuantity)),
      unit_price: money(unitPrice),
    })),
    tax_included: false,
    effective_gct_rate: amount(rate),
    gct_amount: moneyOrNull(price.gctAmount),
    unit_price_incl_gct: moneyOrNull(price.unitPriceInclGct),
    base_uom: row.base_uom,
    order_uoms: row.order_uoms.map(renderOrderUom),
    availability: band,
    cover: cover && renderMediaRef(cover),
    media: media.map(renderMediaRef),
    category_ids: row.category_ids,
    tags: row.tag_slugs,
    updated_at: row.updated_at.toISOString(),
  };
}

const renderSpecGroup = ({ label: heading, rows }: SpecGroup) => ({
  label: heading,
  rows: rows.map(({ label, value, highlight }) => ({ label, value, highlight })),
});

const renderOrderUom = ({ code, label, baseQuantity, minOrderQuantity, increment }: OrderUom) => ({
  code,
  label,
  base_quantity: amount(baseQuantity),
  min_order_quantity: amount(minOrderQuantity),
  increment: amount(increment),
});

/** Serializes the public JSON, which the gateway forwards unchanged. */
export const toJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
