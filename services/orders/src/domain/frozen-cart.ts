export type PriceSource = 'LIST' | 'SALE' | 'CONTRACT';

/** A line of a priced cart that no longer changes. Amounts, quantities and rates are decimal text. */
export interface FrozenLine {
  readonly id: string;
  readonly sku: string;
  readonly description: string;
  readonly quantity: string;
  readonly baseUom: string;
  readonly orderUom: string | null;
  readonly orderQuantity: string | null;
  readonly unitPrice: string;
  readonly listUnitPrice: string;
  readonly priceSource: PriceSource;
  readonly lineSubtotal: string;
  readonly discountAmount: string;
  readonly effectiveGctRate: string;
  readonly gctAmount: string;
  readonly lineTotal: string;
}

export interface FrozenPromotion {
  readonly code: string;
  readonly description: string;
  readonly discountAmount: string;
}

/** The cart as checkout froze it: what the order will say, but for shipping. */
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
