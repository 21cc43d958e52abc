import type { PriceSource } from '@storefront/contract';

/** A line of a frozen cart. Amounts, quantities, and rates are decimal text. */
export interface FrozenLine {
  readonly id: string;
  readonly sku: string;
  readonly description: string;
  readonly quantity: string;
  readonly baseUom: string;
  readonly orderUom: string | null;
  readonly orderQuantity: string | null;
  readonly unitPrice: string;
  /** Null if the product is sold at contract prices only. */
  readonly listUnitPrice: string | null;
  readonly priceSource: PriceSource;
  readonly lineSubtotal: string;
  readonly discountAmount: string;
  readonly effectiveGctRate: string;
  readonly gctAmount: string;
  readonly lineTotal: string;
}

/** A promotion that is applied to a frozen cart. */
export interface FrozenPromotion {
  readonly code: string;
  readonly description: string;
  readonly discountAmount: string;
}

/** The cart as frozen by checkout: the content of the order except for shipping. */
export interface FrozenCart {
  readonly id: string;
  readonly currency: string;
  readonly lines: readonly FrozenLine[];
  readonly promotions: readonly FrozenPromotion[];
  readonly subtotal: string;
  readonly discountTotal: string;
  readonly gctAmount: string;
  /** Without shipping. */
  readonly total: string;
  readonly freeShipping: boolean;
}
