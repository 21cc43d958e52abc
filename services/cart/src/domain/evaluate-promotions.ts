import { type LineDiscount, normalSku } from '@storefront/contract';
import { Decimal, plainText, sumOf } from '@storefront/money';
import { DISCOUNTS, type DiscountableLine } from './promotion-discount.ts';
import { byPriority, type CountedPromotion, type Promotion, type PromotionRefusal } from './promotion.ts';

/** Whether one promotion applies, and its discount. */
export interface PromotionOutcome {
  readonly promotion: Promotion;
  /** Null when it applies. */
  readonly refusal: PromotionRefusal | null;
  readonly discountAmount: Decimal;
}

/** The result of applying all promotions of a cart. */
export interface PromotionEvaluation {
  readonly outcomes: readonly PromotionOutcome[];
  /** Each line's subtotal after discounts, by line ID. */
  readonly remaining: ReadonlyMap<string, Decimal>;
  /** The discount of each promotion on a line, by line ID, in the order in which they apply. Lines without a discount are not in it. */
  readonly discounts: ReadonlyMap<string, readonly LineDiscount[]>;
  readonly freeShipping: boolean;
}

const ZERO = new Decimal(0);

/**
 * Applies promotions to quoted lines in order of priority, highest first, each to the amount that the previous ones left.
 * A promotion that is not combinable applies only if no other has applied before it, and then excludes all later ones.
 */
export function evaluatePromotions(
  counted: readonly CountedPromotion[],
  lines: readonly DiscountableLine[],
  { currency, now }: { currency: string; now: Date },
): PromotionEvaluation {
  const subtotal = counted.length === 0 ? ZERO : sumOf(lines.map((line) => line.lineSubtotal));
  const remaining = new Map(lines.map((line) => [line.lineId, line.remaining]));
  const byLine = new Map<string, LineDiscount[]>();
  const outcomes: PromotionOutcome[] = [];

  for (const each of counted.toSorted((a, b) => byPriority(a.promotion, b.promotion))) {
    const { promotion } = each;
    const covered = lines.filter(coveredBy(promotion)).map((line) => ({ ...line, remaining: remaining.get(line.lineId) ?? ZERO }));
    const discounts = DISCOUNTS[promotion.kind](promotion, covered, currency);
    const discountAmount = sumOf(discounts);
    const refusal =
      dateOrLimitRefusal(each, now) ?? refusalOf(promotion, covered, subtotal, discountAmount) ?? combinationRefusal(promotion, outcomes);
    outcomes.push({ promotion, refusal, discountAmount: refusal === null ? discountAmount : ZERO });
    if (refusal !== null) continue;
    for (const [index, { lineId, remaining: before }] of covered.entries()) {
      const amount = discounts[index] ?? ZERO;
      remaining.set(lineId, before.minus(amount));
      if (!amount.isZero()) byLine.set(lineId, [...(byLine.get(lineId) ?? []), { code: promotion.code, amount: plainText(amount) }]);
    }
  }

  const freeShipping = outcomes.some(({ promotion, refusal }) => refusal === null && promotion.kind === 'free_shipping');
  return { outcomes, remaining, discounts: byLine, freeShipping };
}

/** Returns the reason why this customer cannot use the promotion now, whatever is in the cart: its dates or its limits. */
export function dateOrLimitRefusal({ promotion, usesTotal, usesByCustomer }: CountedPromotion, now: Date): PromotionRefusal | null {
  if (promotion.endsAt !== null && promotion.endsAt <= now) return 'promo_expired';
  if (promotion.startsAt !== null && promotion.startsAt > now) return 'promo_not_eligible';
  if (promotion.limitTotal !== null && usesTotal >= promotion.limitTotal) return 'promo_limit_reached';
  if (promotion.limitPerCustomer !== null && usesByCustomer >= promotion.limitPerCustomer) return 'promo_limit_reached';
  return null;
}

function refusalOf(
  promotion: Promotion,
  covered: readonly DiscountableLine[],
  subtotal: Decimal,
  discount: Decimal,
): PromotionRefusal | null {
  if (covered.length === 0) return 'promo_not_eligible';
  if (promotion.minSubtotal !== null && subtotal.lessThan(promotion.minSubtotal)) return 'promo_not_eligible';
  // A promotion without a discount (too few units to get one free, a fixed price above the current one) must not consume a use.
  return promotion.kind !== 'free_shipping' && discount.isZero() ? 'promo_not_eligible' : null;
}

function combinationRefusal(promotion: Promotion, before: readonly PromotionOutcome[]): PromotionRefusal | null {
  const applied = before.filter(({ refusal }) => refusal === null);
  const alone = applied.every((other) => other.promotion.combinable) && (promotion.combinable || applied.length === 0);
  return alone ? null : 'promo_not_combinable';
}

/** Returns whether a promotion covers a line. A promotion can have a thousand targets, so they are not searched for each line. */
function coveredBy(promotion: Promotion): (line: DiscountableLine) => boolean {
  if (promotion.skus.length + promotion.categoryIds.length === 0) return () => true;
  const skus = new Set(promotion.skus.map(normalSku));
  const categories = new Set(promotion.categoryIds);
  return ({ sku, categoryIds }) => skus.has(normalSku(sku)) || categoryIds.some((id) => categories.has(id));
}
