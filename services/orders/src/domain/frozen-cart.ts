import type { Line } from '@storefront/contract';

/** A promotion that is applied to a frozen cart. */
export interface FrozenPromotion {
  readonly code: string;
  readonly description: string;
  readonly discountAmount: string;
}

/** The number of decimals that a quantity may have, by SKU. */
export type QuantityDecimals = Readonly<Record<string, number>>;

/** The cart as frozen by checkout: the content of the order except for shipping. */
export interface FrozenCart {
  readonly id: string;
  readonly currency: string;
  /** The lines of the order, of which nothing is shipped. */
  readonly lines: readonly Line<'order'>[];
  /** The number of decimals that a quantity of each SKU may have. */
  readonly quantityDecimals: QuantityDecimals;
  /** The terms that the quantity of a line was checked against, by line ID, for the catalog to compare. */
  readonly sellingTerms?: Readonly<Record<string, string>>;
  readonly promotions: readonly FrozenPromotion[];
  readonly subtotal: string;
  readonly discountTotal: string;
  readonly gctAmount: string;
  /** Without shipping. */
  readonly total: string;
  readonly freeShipping: boolean;
  /** Whether the prices are those of a customer who is exempt from GCT. */
  readonly taxExempt: boolean;
}
