import type { Decimal } from '@storefront/money';

export type PromotionKind = 'percent' | 'amount' | 'fixed_price' | 'free_shipping' | 'buy_x_get_y';

/** A promotion as the store's people defined it. */
export interface Promotion {
  /** Upper case. */
  readonly code: string;
  readonly kind: PromotionKind;
  /** percent: 10 means 10 %; amount and fixed_price: an amount of the store's currency; buy_x_get_y: percent off what is got, 100 when null. */
  readonly value: Decimal | null;
  /** With neither SKUs nor categories it covers every line. */
  readonly skus: readonly string[];
  readonly categoryIds: readonly string[];
  readonly buyQuantity: number | null;
  readonly getQuantity: number | null;
  /** Of the whole cart before discounts. */
  readonly minSubtotal: Decimal | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly limitTotal: number | null;
  readonly limitPerCustomer: number | null;
  /** The higher one applies first, and to what the ones before it left. */
  readonly priority: number;
  readonly combinable: boolean;
  readonly description: string;
}

/** A promotion with the orders and running checkouts that use it. */
export interface CountedPromotion {
  readonly promotion: Promotion;
  readonly usesTotal: number;
  readonly usesByCustomer: number;
}

/** Why a promotion does not apply, in the contract's words. */
export type PromotionRefusal = 'promo_expired' | 'promo_not_eligible' | 'promo_limit_reached' | 'promo_not_combinable';

/** Codes are typed by people: case and outer spaces do not count. */
export const promotionCode = (text: string): string => text.trim().toUpperCase();

const CODE = /^[A-Z0-9][A-Z0-9_-]{0,63}$/;

/** Whether the text may name a promotion at all. */
export const isPromotionCode = (text: string): boolean => CODE.test(text);

/** The order in which promotions apply. */
export const byPriority = (a: Promotion, b: Promotion): number => b.priority - a.priority || a.code.localeCompare(b.code, 'en');

/** When its window next opens or closes, if it does. */
export const nextChangeOf = ({ startsAt, endsAt }: Promotion, now: Date): Date | null =>
  [startsAt, endsAt]
    .filter((at) => at !== null)
    .sort((a, b) => a.getTime() - b.getTime())
    .find((at) => at > now) ?? null;
