import { Decimal, roundMoney, spread, sumOf } from '@storefront/money';
import type { Promotion, PromotionKind } from './promotion.ts';

/** A line as promotions see it. `remaining` is what the promotions before left of its subtotal. */
export interface DiscountableLine {
  readonly lineId: string;
  readonly sku: string;
  readonly categoryIds: readonly string[];
  readonly quantity: Decimal;
  readonly unitPrice: Decimal;
  readonly lineSubtotal: Decimal;
  readonly remaining: Decimal;
}

type Discount = (promotion: Promotion, covered: readonly DiscountableLine[], currency: string) => readonly Decimal[];

const ZERO = new Decimal(0);

/** What each covered line is reduced by: never below zero, never above what remains of it, at the currency's scale. */
export const DISCOUNTS: Readonly<Record<PromotionKind, Discount>> = {
  percent: ({ value }, covered, currency) => {
    const base = sumOf(covered.map((line) => line.remaining));
    return spreadOver(covered, base.times(value ?? 0).div(100), currency);
  },
  amount: ({ value }, covered, currency) => spreadOver(covered, value ?? ZERO, currency),
  fixed_price: ({ value }, covered, currency) =>
    covered.map((line) => within(line.lineSubtotal.minus(roundMoney(line.quantity.times(value ?? 0), currency)), line)),
  free_shipping: (_promotion, covered) => covered.map(() => ZERO),
  buy_x_get_y: (promotion, covered, currency) => {
    const reduced = unitsGot(promotion, covered);
    const share = (promotion.value ?? new Decimal(100)).div(100);
    return covered.map((line) => within(roundMoney(line.unitPrice.times(reduced.get(line.lineId) ?? 0).times(share), currency), line));
  },
};

/** Splits an order-level discount in proportion, the last cent by largest remainder. */
function spreadOver(covered: readonly DiscountableLine[], amount: Decimal, currency: string): readonly Decimal[] {
  const remaining = covered.map((line) => line.remaining);
  return spread(Decimal.min(roundMoney(amount, currency), sumOf(remaining)), remaining, currency);
}

const within = (amount: Decimal, line: DiscountableLine): Decimal => Decimal.max(ZERO, Decimal.min(amount, line.remaining));

/** Whole units that come reduced, by line: of every X + Y units in the cart the Y cheapest of all. */
function unitsGot({ buyQuantity, getQuantity }: Promotion, covered: readonly DiscountableLine[]): ReadonlyMap<string, number> {
  const buy = buyQuantity ?? 0;
  const get = getQuantity ?? 0;
  const units = covered.map((line) => ({ line, whole: line.quantity.floor().toNumber() }));
  const total = units.reduce((sum, { whole }) => sum + whole, 0);
  let left = buy > 0 && get > 0 ? Math.floor(total / (buy + get)) * get : 0;
  const got = new Map<string, number>();
  for (const { line, whole } of units.toSorted((a, b) => a.line.unitPrice.comparedTo(b.line.unitPrice))) {
    const taken = Math.min(left, whole);
    got.set(line.lineId, taken);
    left -= taken;
  }
  return got;
}
