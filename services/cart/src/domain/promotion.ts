import type { Decimal } from '@storefront/money';

/** How a promotion computes its discount. */
export type PromotionKind = 'percent' | 'amount' | 'fixed_price' | 'free_shipping' | 'buy_x_get_y';

/** A promotion as defined by the store's staff. */
export interface Promotion {
  /** In upper case. */
  readonly code: string;
  readonly kind: PromotionKind;
  /** percent: 10 means 10%; amount and fixed_price: an amount in the store's currency; buy_x_get_y: percent off the discounted units, 100 if null. */
  readonly value: Decimal | null;
  /** Without SKUs and categories, the promotion covers every line. */
  readonly skus: readonly string[];
  readonly categoryIds: readonly string[];
  readonly buyQuantity: number | null;
  readonly getQuantity: number | null;
  /** The minimum subtotal of the whole cart, before discounts. */
  readonly minSubtotal: Decimal | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly limitTotal: number | null;
  readonly limitPerCustomer: number | null;
  /** Promotions with a higher priority apply first. */
  readonly priority: number;
  readonly combinable: boolean;
  readonly description: string;
}

/** A promotion with the number of orders and running checkouts that use it. */
export interface CountedPromotion {
  readonly promotion: Promotion;
  readonly usesTotal: number;
  readonly usesByCustomer: number;
}

/** The contract's reason why a promotion does not apply. */
export type PromotionRefusal = 'promo_expired' | 'promo_not_eligible' | 'promo_limit_reached' | 'promo_not_combinable';

/** Normalizes a code typed by a person: case and surrounding whitespace are ignored. */
export const promotionCode = (text: string): string => text.trim().toUpperCase();

const CODE = /^[A-Z0-9][A-Z0-9_-]{0,63}$/;

/** Whether the text is a valid promotion code. */
export const isPromotionCode = (text: string): boolean => CODE.test(text);

/** Compares promotions by the order in which they apply. */
export const byPriority = (a: Promotion, b: Promotion): number => b.priority - a.priority || a.code.localeCompare(b.code, 'en');

/** Returns the next time at which the promotion starts or ends, if any. */
export const nextChangeOf = ({ startsAt, endsAt }: Promotion, now: Date): Date | null =>
  [startsAt, endsAt]
    .filter((at) => at !== null)
    .sort((a, b) => a.getTime() - b.getTime())
    .find((at) => at > now) ?? null;
