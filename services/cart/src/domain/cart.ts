import type { Line } from '@storefront/contract';
import type { Decimal, DecimalText } from '@storefront/money';
import type { PromotionRefusal } from './promotion.ts';
import type { SellingRules } from './selling-rules.ts';

export type CartStatus = 'OPEN' | 'ORDERED' | 'EXPIRED';
export type CartPromotionStatus = 'APPLIED' | 'NOT_ELIGIBLE' | 'EXPIRED';

/** A customer's cart as it is stored. What depends on the current time (expired, frozen) is derived in `cart-states.ts`. */
export interface Cart {
  readonly cartId: string;
  readonly status: CartStatus;
  /** Increases with every change that the shopper can see. */
  readonly version: number;
  /** ISO 4217; the store's currency when the cart was created. */
  readonly currency: string;
  readonly lines: readonly CartLine[];
  readonly promotions: readonly CartPromotion[];
  /** Null until the cart is priced, and again after every change. Then no line has prices either. */
  readonly pricing: CartPricing | null;
  readonly freeze: CartFreeze | null;
  readonly orderId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
}

/** One SKU in one unit. Its description is the product's name when the line was added or last priced; shown if the catalog no longer has the SKU. */
export interface CartLine extends Line<'item'> {
  readonly lineId: string;
  /** In the base unit. */
  readonly quantity: Decimal;
  /** The unit the shopper ordered in, with the quantity in that unit; null for the base unit. */
  readonly ordered: OrderedUnit | null;
  readonly rules: SellingRules;
  /** Null while the cart is not priced, and in a priced cart if the product has no price for the customer. */
  readonly pricing: LinePricing | null;
}

/** A quantity in a unit other than the base unit. */
export interface OrderedUnit {
  readonly code: string;
  readonly quantity: Decimal;
}

/** The fields that pricing sets on a line. Amounts are at the currency's scale. */
export type LinePricing = Line<'pricing'>;

/** The result of pricing a cart. */
export interface CartPricing {
  /** Null if one of the lines has no price, because the sum is then unknown. */
  readonly totals: CartTotals | null;
  readonly freeShipping: boolean;
  /** Whether the customer is exempt from GCT. */
  readonly taxExempt: boolean;
  readonly pricedAt: Date;
  readonly validUntil: Date;
}

/** The sums of the lines' amounts. Shipping is chosen at checkout and not included. */
export interface CartTotals {
  readonly subtotal: DecimalText;
  readonly discountTotal: DecimalText;
  readonly gctAmount: DecimalText;
  readonly total: DecimalText;
}

/** A promotion that the shopper applied to the cart. */
export interface CartPromotion {
  readonly code: string;
  readonly description: string;
  readonly status: CartPromotionStatus;
  /** Null while the cart is not priced. */
  readonly discountAmount: DecimalText | null;
  /** Why the promotion does not apply; null if it does. */
  readonly reason: PromotionRefusal | null;
}

/** Prevents changes while a checkout is running; it expires at `until`. */
export interface CartFreeze {
  readonly checkoutId: string;
  readonly until: Date;
}

/** As long as shoppers return to a cart. */
export const EXPIRY_MS = 30 * 86_400_000;

/** Returns the cart with the next version number and a new expiry. Also removes the freeze: a cart can only change after its freeze has expired. */
export const nextVersion = (cart: Cart, now: Date): Cart => ({
  ...cart,
  version: cart.version + 1,
  freeze: null,
  updatedAt: now,
  expiresAt: new Date(now.getTime() + EXPIRY_MS),
});

/** Returns the cart without amounts, as required after any change to lines or promotions. */
export const withoutPrices = (cart: Cart): Cart =>
  cart.pricing === null
    ? cart
    : {
        ...cart,
        pricing: null,
        lines: cart.lines.map((line) => ({ ...line, pricing: null })),
        promotions: cart.promotions.map((promotion) => ({ ...promotion, discountAmount: null })),
      };
