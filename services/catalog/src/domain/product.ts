import type { MediaRef } from './media.ts';

/** One specification of a product. Highlighted rows appear in the summary grid. */
export interface SpecRow {
  readonly label: string;
  readonly value: string;
  readonly highlight: boolean;
}

/** Specifications under a common heading. */
export interface SpecGroup {
  readonly label: string;
  readonly rows: readonly SpecRow[];
}

/** The unit price from `minQuantity` base units on. Both are decimal text. */
export interface PriceBreak {
  readonly minQuantity: string;
  readonly unitPrice: string;
}

/** A unit of measure, besides the base unit, that the product can be ordered in. Quantities are decimal text. */
export interface OrderUom {
  readonly code: string;
  readonly label: string;
  readonly baseQuantity: string;
  readonly minOrderQuantity: string;
  readonly increment: string;
}

/** Identifies a tag by its group's slug and its own slug. */
export interface TagKey {
  readonly group: string;
  readonly slug: string;
}

/** A product as the store defines it. Amounts, rates, and quantities are plain decimal text; times are ISO-8601 in UTC. */
export interface Product {
  readonly sku: string;
  readonly description: string;
  readonly shortDescription: string | null;
  /** CommonMark, unchanged from the import. */
  readonly body: string | null;
  readonly specs: readonly SpecGroup[];
  /** Null if the product is sold at contract prices only. It then has no sale, price breaks, or compare-at price either. */
  readonly listUnitPrice: string | null;
  readonly compareAtUnitPrice: string | null;
  readonly saleUnitPrice: string | null;
  readonly saleStartsAt: string | null;
  readonly saleEndsAt: string | null;
  readonly priceBreaks: readonly PriceBreak[];
  /** Overrides the store's rate; null uses the store's rate. */
  readonly gctRate: string | null;
  readonly baseUom: string;
  readonly orderUoms: readonly OrderUom[];
  /** Slug paths from the root. */
  readonly categories: readonly string[];
  readonly tags: readonly TagKey[];
  readonly media: readonly MediaRef[];
  readonly quantityDecimals: number;
  readonly hidden: boolean;
  /** The quantity on hand; null if the store does not count it. */
  readonly stockQuantity: string | null;
  /** Stock at or below this quantity is LOW; null uses the store's threshold. */
  readonly lowStockThreshold: string | null;
}

/** The values of fields that the row of a new product omits, and to which null resets a field. */
export const PRODUCT_DEFAULTS: Omit<Product, 'sku' | 'description'> = {
  listUnitPrice: null,
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
