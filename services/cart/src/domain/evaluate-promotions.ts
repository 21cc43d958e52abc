import { Decimal, sumOf } from '@storefront/money';
import { byPriority, type CountedPromotion, type Promotion, type PromotionRefusal } from './promotion.ts';
import { DISCOUNTS, type DiscountableLine } from './promotion-discount.ts';

/** What became of one promotion. */
export interface PromotionOutcome {
  readonly promotion: Promotion;
  /** Null when it applies. */
  readonly refusal: PromotionRefusal | null;
  readonly discountAmount: Decimal;
}

export interface PromotionEvaluation {
  readonly outcomes: readonly PromotionOutcome[];
  /** What is left of each line's subtotal, by line id. */
  readonly remaining: ReadonlyMap<string, Decimal>;
  readonly freeShipping: boolean;
}

const ZERO = new Decimal(0);

/**
 * Applies promotions to quoted lines, the highest priority first, each to what the ones before it left.
 * One that is not combinable applies alone: it yields to any that applied before it, and those after it yield to it.
 */
export function evaluatePromotions(
  counted: readonly CountedPromotion[],
  lines: readonly DiscountableLine[],
  { currency, now }: { currency: string; now: Date },
): PromotionEvaluation {
  const subtotal = counted.length === 0 ? ZERO : sumOf(lines.map((line) => line.lineSubtotal));
  const remaining = new Map(lines.map((line) => [line.lineId, line.remaining]));
  const outcomes: PromotionOutcome[] = [];

  for (const each of counted.toSorted((a, b) => byPriority(a.promotion, b.promotion))) {
    const { promotion } = each;
    const covered = lines
      .filter((line) => covers(promotion, line))
      .map((line) => ({ ...line, remaining: remaining.get(line.lineId) ?? ZERO }));
    const discounts = DISCOUNTS[promotion.kind](promotion, covered, currency);
    const discountAmount = sumOf(discounts);
    const refusal = standingRefusal(each, now) ?? refusalOf(promotion, covered, subtotal, discountAmount) ?? clash(promotion, outcomes);
    outcomes.push({ promotion, refusal, discountAmount: refusal === null ? discountAmount : ZERO });
    if (refusal !== null) continue;
    covered.forEach((line, index) => remaining.set(line.lineId, line.remaining.minus(discounts[index] ?? ZERO)));
  }

  const freeShipping = outcomes.some(({ promotion, refusal }) => refusal === null && promotion.kind === 'free_shipping');
  return { outcomes, remaining, freeShipping };
}

/** Why the promotion applies to no cart of this customer now: its window, its limits. */
export function standingRefusal({ promotion, usesTotal, usesByCustomer }: CountedPromotion, now: Date): PromotionRefusal | null {
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
  // One that takes nothing off (too few units to get one free, a fixed price above today's) is not worth a use.
  return promotion.kind !== 'free_shipping' && discount.isZero() ? 'promo_not_eligible' : null;
}

function clash(promotion: Promotion, before: readonly PromotionOutcome[]): PromotionRefusal | null {
  const applied = before.filter(({ refusal }) => refusal === null);
  const alone = applied.every((other) => other.promotion.combinable) && (promotion.combinable || applied.length === 0);
  return alone ? null : 'promo_not_combinable';
}

const covers = ({ skus, categoryIds }: Promotion, line: DiscountableLine): boolean =>
  (skus.length === 0 && categoryIds.length === 0) || skus.includes(line.sku) || line.categoryIds.some((id) => categoryIds.includes(id));
