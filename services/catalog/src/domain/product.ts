import type { MediaRef } from './media.ts';

/** A fact of a product under the heading of its group; highlighted rows back a quick-glance grid. */
export interface SpecRow {
  readonly label: string;
  readonly value: string;
  readonly highlight: boolean;
}

export interface SpecGroup {
  readonly label: string;
  readonly rows: readonly SpecRow[];
}

/** From `minQuantity` base units on, each costs `unitPrice`. Both decimal text. */
export interface PriceBreak {
  readonly minQuantity: string;
  readonly unitPrice: string;
}

/** Another unit of measure to order in; quantities are decimal text. */
export interface OrderUom {
  readonly code: string;
  readonly label: string;
  readonly baseQuantity: string;
  readonly minOrderQuantity: string;
  readonly increment: string;
}

/** A tag by the slugs of its group and itself. */
export interface TagKey {
  readonly group: string;
  readonly slug: string;
}

/** A product as the store's people define it. Amounts, rates and quantities are plain decimal text; times are ISO-8601 in UTC. */
export interface Product {
  readonly sku: string;
  readonly description: string;
  readonly shortDescription: string | null;
  /** CommonMark, as it was written. */
  readonly body: string | null;
  readonly specs: readonly SpecGroup[];
  readonly listUnitPrice: string;
  readonly compareAtUnitPrice: string | null;
  readonly saleUnitPrice: string | null;
  readonly saleStartsAt: string | null;
  readonly saleEndsAt: string | null;
  readonly priceBreaks: readonly PriceBreak[];
  /** The product's own rate; null means the store's. */
  readonly gctRate: string | null;
  readonly baseUom: string;
  readonly orderUoms: readonly OrderUom[];
  /** Slug paths from the root. */
  readonly categories: readonly string[];
  readonly tags: readonly TagKey[];
  readonly media: readonly MediaRef[];
  readonly quantityDecimals: number;
  readonly hidden: boolean;
  /** What is on the shelf; null means the store does not count it. */
  readonly stockQuantity: string | null;
  /** From how few on it is low; null means the store's threshold. */
  readonly lowStockThreshold: string | null;
}

/** What a new product is where its row says nothing. */
export const PRODUCT_DEFAULTS: Omit<Product, 'sku' | 'description' | 'listUnitPrice'> = {
  shortDescription: null,
  body: null,
  specs: [],
  compareAtUnitPrice: null,
  saleUnitPrice: null,
  saleStartsAt: null,
  saleEndsAt: null,
  priceBreaks: [],
  gctRate: null,
  baseUom: 'EA',
  orderUoms: [],
  categories: [],
  tags: [],
  media: [],
  quantityDecimals: 0,
  hidden: false,
  stockQuantity: null,
  lowStockThreshold: null,
};
