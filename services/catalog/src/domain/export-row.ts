import type { MediaRef } from './media.ts';
import type { Product } from './product.ts';
import { slugOf } from './slug.ts';

/** The names of a tag and its group. */
export interface TagNames {
  readonly group: string;
  readonly tag: string;
}

/**
 * A product as a row of the `storefront` format, every column given: it imports back to the very same product, and its tags into another
 * store under their names. `names` are by group/slug.
 */
export const toStorefrontRow = (product: Product, names: ReadonlyMap<string, TagNames>): Readonly<Record<string, unknown>> => ({
  sku: product.sku,
  description: product.description,
  list_unit_price: product.listUnitPrice,
  short_description: product.shortDescription,
  body: product.body,
  specs: { groups: product.specs.map(({ label, rows }) => ({ label, rows })) },
  compare_at_unit_price: product.compareAtUnitPrice,
  sale_unit_price: product.saleUnitPrice,
  sale_starts_at: product.saleStartsAt,
  sale_ends_at: product.saleEndsAt,
  price_breaks: product.priceBreaks.map(({ minQuantity, unitPrice }) => ({ min_quantity: minQuantity, unit_price: unitPrice })),
  effective_gct_rate: product.gctRate,
  base_uom: product.baseUom,
  order_uoms: product.orderUoms.map((uom) => ({
    code: uom.code,
    label: uom.label,
    base_quantity: uom.baseQuantity,
    min_order_quantity: uom.minOrderQuantity,
    increment: uom.increment,
  })),
  categories: product.categories,
  tags: product.tags.map(({ group, slug }) => toTagCell(group, slug, names.get(`${group}/${slug}`))),
  media: product.media.map(toMediaRow),
  stock_quantity: product.stockQuantity,
  low_stock_threshold: product.lowStockThreshold,
  quantity_decimals: product.quantityDecimals,
  hidden: product.hidden,
});

/** A group is written by its name where that leads back to its slug. */
const toTagCell = (group: string, slug: string, names: TagNames | undefined) => ({
  group: names !== undefined && slugOf(names.group) === group ? names.group : group,
  slug,
  name: names?.tag ?? slug,
});

const toMediaRow = (ref: MediaRef) => ({
  kind: ref.kind,
  thumb_url: ref.thumbUrl,
  large_url: ref.largeUrl,
  provider: ref.provider,
  embed_url: ref.embedUrl,
  poster_url: ref.posterUrl,
  duration_seconds: ref.durationSeconds,
  alt_text: ref.altText,
  caption: ref.caption,
  position: ref.position,
  width: ref.width,
  height: ref.height,
});
