import type { Decimal } from '@storefront/money';
import type { SellingRules } from './selling-rules.ts';

export type CartStatus = 'OPEN' | 'ORDERED' | 'EXPIRED';
export type PriceSource = 'LIST' | 'SALE' | 'CONTRACT';
export type CartPromotionStatus = 'APPLIED' | 'NOT_ELIGIBLE' | 'EXPIRED';

/** A customer's cart as it is stored. What an instant makes of it (expired, held, lapsed prices) is asked with `cart-states.ts`. */
export interface Cart {
  readonly cartId: string;
  readonly status: CartStatus;
  /** Grows with each change that the shopper can see. */
  readonly version: number;
  /** ISO 4217; the store's when the cart was made. */
  readonly currency: string;
  readonly lines: readonly CartLine[];
  readonly promotions: readonly CartPromotion[];
  /** Null until the cart is priced, and again after every change. Every line is priced exactly when the cart is. */
  readonly pricing: CartPricing | null;
  readonly hold: CartHold | null;
  readonly orderId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
}

export interface CartLine {
  readonly lineId: string;
  readonly sku: string;
  /** The product's name when the line was added or last priced; shown when the catalog no longer knows the SKU. */
  readonly description: string;
  /** In the base unit. */
  readonly quantity: Decimal;
  /** The alternate unit the shopper ordered in, with the quantity in that unit; null for the base unit. */
  readonly ordered: OrderedUnit | null;
  readonly rules: SellingRules;
  readonly pricing: LinePricing | null;
}

export interface OrderedUnit {
  readonly code: string;
  readonly quantity: Decimal;
}

/** Amounts at the currency's scale; the rate is a fraction. */
export interface LinePricing {
  readonly unitPrice: Decimal;
  readonly listUnitPrice: Decimal;
  readonly priceSource: PriceSource;
  readonly lineSubtotal: Decimal;
  readonly discountAmount: Decimal;
  readonly effectiveGctRate: Decimal;
  readonly gctAmount: Decimal;
  readonly lineTotal: Decimal;
}

/** The sums of the lines' amounts; shipping is chosen at checkout and no part of them. */
export interface CartPricing {
  readonly subtotal: Decimal;
  readonly discountTotal: Decimal;
  readonly gctAmount: Decimal;
  readonly total: Decimal;
  readonly freeShipping: boolean;
  readonly pricedAt: Date;
  readonly validUntil: Date;
}

export interface CartPromotion {
  readonly code: string;
  readonly description: string;
  readonly status: CartPromotionStatus;
  /** Null while the cart is not priced. */
  readonly discountAmount: Decimal | null;
}

/** A running checkout's bar on changes; it lapses by itself. */
export interface CartHold {
  readonly checkoutId: string;
  readonly until: Date;
}

/** Abandoned carts are kept as long as shoppers come back to them. */
export const EXPIRY_MS = 30 * 86_400_000;

/** The cart one version on, its 30 days begun anew. A change can only follow a hold that has lapsed, and ends it. */
export const touched = (cart: Cart, now: Date): Cart => ({
  ...cart,
  version: cart.version + 1,
  hold: null,
  updatedAt: now,
  expiresAt: new Date(now.getTime() + EXPIRY_MS),
});

/** The cart with every amount unknown, as after any change of lines or promotions. */
export const withoutPrices = (cart: Cart): Cart =>
  cart.pricing === null
    ? cart
    : {
        ...cart,
        pricing: null,
        lines: cart.lines.map((line) => ({ ...line, pricing: null })),
        promotions: cart.promotions.map((promotion) => ({ ...promotion, discountAmount: null })),
      };
