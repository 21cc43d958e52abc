import { Decimal, isSame, roundMoney, sumOf } from '@storefront/money';
import type { Cart, CartLine, CartPromotion, CartPromotionStatus, LinePricing } from './cart.ts';
import { withoutPrices } from './cart.ts';
import { evaluatePromotions, type PromotionEvaluation, type PromotionOutcome } from './evaluate-promotions.ts';
import { type CountedPromotion, nextChangeOf, type PromotionRefusal } from './promotion.ts';
import type { DiscountableLine } from './promotion-discount.ts';
import type { FoundQuote, Quotes } from './quote.ts';
import { sameRules } from './selling-rules.ts';

/** All that prices a cart: one answer of the catalog, and the promotions of the cart with their uses. */
export interface Offer {
  readonly quotes: Quotes;
  readonly promotions: readonly CountedPromotion[];
  /** When the catalog's prices of these lines are known to change. */
  readonly pricesChangeAt: Date | null;
}

const ZERO = new Decimal(0);

/** Long enough to check out, short enough that a shown total is a true one. */
const PRICES_HOLD_MS = 15 * 60_000;

/**
 * The cart with every amount filled in: each line rounded half-up to the currency's scale, totals the sums of rounded lines.
 * A cart with a line that the storefront no longer sells stays without amounts: its total is unknown.
 */
export function priceCart(cart: Cart, offer: Offer, now: Date): Cart {
  const quoted = cart.lines.map((line) => ({ line, quote: offer.quotes.get(line.lineId) }));
  if (!quoted.every(isFound)) return withoutPrices(cart);

  const discountable = quoted.map(({ line, quote }) => toDiscountable(line, quote, cart.currency));
  const evaluation = evaluatePromotions(offer.promotions, discountable, { currency: cart.currency, now });
  const lines = quoted.map(({ line, quote }, index) => {
    const lineSubtotal = discountable[index]?.lineSubtotal ?? quote.unitPrice;
    const pricing = priceLine(quote, lineSubtotal, evaluation.remaining.get(line.lineId) ?? lineSubtotal, cart.currency);
    return pricedLine(line, quote, pricing);
  });
  return {
    ...cart,
    lines,
    promotions: cart.promotions.map((held) => judged(held, evaluation)),
    pricing: {
      ...totals(lines.map((line) => line.pricing)),
      freeShipping: evaluation.freeShipping,
      pricedAt: now,
      validUntil: heldUntil(offer, now),
    },
  };
}

type PricedLine = CartLine & { readonly pricing: LinePricing };

/** The line with what it costs now: the very same line when nothing about it has moved, so that nothing of it is written again. */
function pricedLine(line: CartLine, { description, rules }: FoundQuote, pricing: LinePricing): PricedLine {
  const unmoved = isPriced(line) && line.description === description && sameRules(line.rules, rules) && samePricing(line.pricing, pricing);
  return unmoved ? line : { ...line, description, rules, pricing };
}

const isPriced = (line: CartLine): line is PricedLine => line.pricing !== null;

const samePricing = (a: LinePricing, b: LinePricing): boolean =>
  a.priceSource === b.priceSource &&
  isSame(a.unitPrice, b.unitPrice) &&
  isSame(a.listUnitPrice, b.listUnitPrice) &&
  isSame(a.lineSubtotal, b.lineSubtotal) &&
  isSame(a.discountAmount, b.discountAmount) &&
  isSame(a.effectiveGctRate, b.effectiveGctRate) &&
  isSame(a.gctAmount, b.gctAmount) &&
  isSame(a.lineTotal, b.lineTotal);

/** The quoted lines as promotions see them; lines the storefront no longer sells are left out. */
export const discountableLines = (cart: Cart, quotes: Quotes): DiscountableLine[] =>
  cart.lines.flatMap((line) => {
    const quote = quotes.get(line.lineId);
    return quote?.found ? [toDiscountable(line, quote, cart.currency)] : [];
  });

const isFound = <T extends { quote: FoundQuote | { found: false } | undefined }>(entry: T): entry is T & { quote: FoundQuote } =>
  entry.quote?.found === true;

function toDiscountable({ lineId, sku, quantity }: CartLine, { unitPrice, categoryIds }: FoundQuote, currency: string): DiscountableLine {
  const lineSubtotal = roundMoney(unitPrice.times(quantity), currency);
  return { lineId, sku, categoryIds, quantity, unitPrice, lineSubtotal, remaining: lineSubtotal };
}

function priceLine(quote: FoundQuote, lineSubtotal: Decimal, taxable: Decimal, currency: string): LinePricing {
  const gctAmount = roundMoney(taxable.times(quote.effectiveGctRate), currency);
  return {
    unitPrice: quote.unitPrice,
    listUnitPrice: quote.listUnitPrice,
    priceSource: quote.priceSource,
    lineSubtotal,
    discountAmount: taxable === lineSubtotal ? ZERO : lineSubtotal.minus(taxable),
    effectiveGctRate: quote.effectiveGctRate,
    gctAmount,
    lineTotal: taxable.plus(gctAmount),
  };
}

const totals = (lines: readonly LinePricing[]) => ({
  subtotal: sumOf(lines.map((line) => line.lineSubtotal)),
  discountTotal: sumOf(lines.map((line) => line.discountAmount)),
  gctAmount: sumOf(lines.map((line) => line.gctAmount)),
  total: sumOf(lines.map((line) => line.lineTotal)),
});

const STATUS_OF_REFUSAL: Readonly<Record<PromotionRefusal, CartPromotionStatus>> = {
  promo_expired: 'EXPIRED',
  promo_not_eligible: 'NOT_ELIGIBLE',
  promo_limit_reached: 'NOT_ELIGIBLE',
  promo_not_combinable: 'NOT_ELIGIBLE',
};

/** A promotion of the cart after evaluation; one whose definition is gone has expired. */
function judged(held: CartPromotion, { outcomes }: PromotionEvaluation): CartPromotion {
  const outcome = outcomes.find(({ promotion }) => promotion.code === held.code);
  return { ...held, status: statusOf(outcome), discountAmount: outcome?.discountAmount ?? null };
}

const statusOf = (outcome: PromotionOutcome | undefined): CartPromotionStatus =>
  outcome === undefined ? 'EXPIRED' : outcome.refusal === null ? 'APPLIED' : STATUS_OF_REFUSAL[outcome.refusal];

function heldUntil({ promotions, pricesChangeAt }: Offer, now: Date): Date {
  const changes = [pricesChangeAt, ...promotions.map(({ promotion }) => nextChangeOf(promotion, now))];
  const times = changes.filter((at) => at !== null && at > now).map((at) => at?.getTime() ?? Infinity);
  return new Date(Math.min(now.getTime() + PRICES_HOLD_MS, ...times));
}
