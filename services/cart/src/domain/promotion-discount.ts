import { allocate, Decimal, roundMoney, sumOf } from '@storefront/money';
import type { Promotion, PromotionKind } from './promotion.ts';

/** A line during the evaluation of promotions. `remaining` is its subtotal less the discounts of the previous promotions. */
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

/** The discount of each covered line, by kind of promotion: at the currency's scale, from zero up to what remains of the line. */
export const DISCOUNTS: Readonly<Record<PromotionKind, Discount>> = {
  percent: ({ value }, covered, currency) => {
    const base = sumOf(covered.map((line) => line.remaining));
    return allocateDiscount(covered, base.times(value ?? 0).div(100), currency);
  },
  amount: ({ value }, covered, currency) => allocateDiscount(covered, value ?? ZERO, currency),
  fixed_price: ({ value }, covered, currency) =>
    covered.map((line) => Decimal.max(ZERO, line.remaining.minus(roundMoney(line.quantity.times(value ?? 0), currency)))),
  free_shipping: (_promotion, covered) => covered.map(() => ZERO),
  buy_x_get_y: (promotion, covered, currency) => {
    const reduced = discountedUnits(promotion, covered);
    const percent = promotion.value ?? 100;
    return covered.map(({ lineId, quantity, remaining }) => {
      const units = new Decimal(reduced.get(lineId) ?? 0);
      return roundMoney(remaining.times(units).times(percent).div(quantity.times(100)), currency);
    });
  },
};

/** Allocates an order-level discount to the lines in proportion, by largest remainder. */
function allocateDiscount(covered: readonly DiscountableLine[], amount: Decimal, currency: string): readonly Decimal[] {
  const remaining = covered.map((line) => line.remaining);
  return allocate(Decimal.min(roundMoney(amount, currency), sumOf(remaining)), remaining, currency);
}

/** Returns how many whole units of each line are discounted: of every X + Y units in the cart, those with the lowest unit prices. */
function discountedUnits({ buyQuantity, getQuantity }: Promotion, covered: readonly DiscountableLine[]): ReadonlyMap<string, number> {
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
