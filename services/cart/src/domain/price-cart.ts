import { type StoreSettings, samePricing } from '@storefront/contract';
import { Decimal, type DecimalText, currencyScale, minusText, plainText, sumOfTexts, timesRounded } from '@storefront/money';
import {
  type Cart,
  type CartLine,
  type CartPromotion,
  type CartPromotionStatus,
  type CartTotals,
  type LinePricing,
  withoutPrices,
} from './cart.ts';
import { type PromotionEvaluation, evaluatePromotions } from './evaluate-promotions.ts';
import { rulesOf } from './line-issues.ts';
import type { DiscountableLine } from './promotion-discount.ts';
import { type CountedPromotion, type PromotionRefusal, nextChangeOf } from './promotion.ts';
import { type FoundQuote, type PricedQuote, type Quotes, hasPrice } from './quote.ts';
import { withTaxOfRates } from './tax-of-rates.ts';

/** Everything needed to price a cart: one response from the catalog, and the cart's promotions with their uses. */
export interface Offer {
  readonly quotes: Quotes;
  readonly promotions: readonly CountedPromotion[];
  /** The next scheduled change of these prices in the catalog. */
  readonly pricesChangeAt: Date | null;
  readonly taxRounding?: StoreSettings['taxRounding'];
}

/** Long enough to check out, short enough that a displayed total is seldom outdated. */
export const PRICES_HOLD_MS = 15 * 60_000;

/**
 * Returns the cart with all amounts: each line, or the tax of each rate, is rounded half up to the currency's scale, and totals are sums of rounded
 * lines.
 * If the storefront no longer sells one of the lines, the cart has no amounts. A line without a price for this customer has no amounts
 * either, and then the totals are unknown; the other lines are priced, and promotions applied, as if that line were not in the cart.
 */
export function priceCart(cart: Cart, offer: Offer, now: Date): Cart {
  const quoted = cart.lines.map((line) => ({ line, quote: offer.quotes.get(line.lineId) }));
  if (!quoted.every(isFound)) return withoutPrices(cart);

  const discountable = offer.promotions.length === 0 ? [] : discountableLines(cart, offer.quotes);
  const evaluation = evaluatePromotions(offer.promotions, discountable, { currency: cart.currency, now });
  const ofLines = quoted.map(({ line, quote }) => (hasPrice(quote) ? priceLine(line, quote, evaluation, cart.currency) : null));
  const pricings = offer.taxRounding === 'rate' ? withTaxOfRates(ofLines, cart.currency) : ofLines;
  const lines = quoted.map(({ line, quote }, index) => withPricing(line, quote, pricings[index] ?? null));
  return {
    ...cart,
    lines,
    promotions: cart.promotions.map((promotion) => withOutcome(promotion, evaluation)),
    pricing: {
      totals: totalsOf(lines),
      freeShipping: evaluation.freeShipping,
      taxExempt: quoted.some(({ quote }) => quote.taxExempt),
      pricedAt: now,
      validUntil: validUntilOf(offer, now),
    },
  };
}

/** Returns the line with its current price. An unchanged line is returned as the same object, so that it is not written again. */
function withPricing(line: CartLine, { description, rules: current }: FoundQuote, pricing: LinePricing | null): CartLine {
  const rules = rulesOf(line, current);
  const unmoved = line.description === description && line.rules === rules && isSamePricing(line.pricing, pricing);
  return unmoved ? line : { ...line, description, rules, pricing };
}

const isSamePricing = (a: LinePricing | null, b: LinePricing | null): boolean => a === b || (a !== null && b !== null && samePricing(a, b));

/** Returns the lines for the evaluation of promotions, without those that the storefront no longer sells or that have no price. */
export const discountableLines = (cart: Cart, quotes: Quotes): DiscountableLine[] =>
  cart.lines.flatMap((line) => {
    const quote = quotes.get(line.lineId);
    return hasPrice(quote) ? [toDiscountable(line, quote, cart.currency)] : [];
  });

const isFound = <T extends { quote: FoundQuote | { found: false } | undefined }>(entry: T): entry is T & { quote: FoundQuote } =>
  entry.quote?.found === true;

function toDiscountable(line: CartLine, quote: PricedQuote, currency: string): DiscountableLine {
  const { lineId, sku, quantity } = line;
  const lineSubtotal = new Decimal(subtotalOf(line, quote, currency));
  return {
    lineId,
    sku,
    categoryIds: quote.categoryIds,
    quantity,
    unitPrice: new Decimal(quote.unitPrice),
    lineSubtotal,
    remaining: lineSubtotal,
  };
}

const subtotalOf = ({ quantity }: CartLine, { unitPrice }: PricedQuote, currency: string): DecimalText =>
  timesRounded(unitPrice, plainText(quantity), currencyScale(currency));

const NO_DISCOUNTS: LinePricing['discounts'] = [];

function priceLine(line: CartLine, quote: PricedQuote, { remaining, discounts }: PromotionEvaluation, currency: string): LinePricing {
  const { unitPrice, listUnitPrice, priceSource, effectiveGctRate } = quote;
  const lineSubtotal = subtotalOf(line, quote, currency);
  const left = remaining.get(line.lineId);
  const taxable = left === undefined ? lineSubtotal : plainText(left);
  const gctAmount = timesRounded(taxable, effectiveGctRate, currencyScale(currency));
  return {
    unitPrice,
    listUnitPrice,
    priceSource,
    lineSubtotal,
    discountAmount: minusText(lineSubtotal, taxable),
    discounts: discounts.get(line.lineId) ?? NO_DISCOUNTS,
    effectiveGctRate,
    gctAmount,
    lineTotal: sumOfTexts([taxable, gctAmount]),
  };
}

function totalsOf(lines: readonly CartLine[]): CartTotals | null {
  const amounts = lines.map(({ pricing }) => pricing).filter((pricing) => pricing !== null);
  if (amounts.length < lines.length) return null;
  return {
    subtotal: sumOfTexts(amounts.map((line) => line.lineSubtotal)),
    discountTotal: sumOfTexts(amounts.map((line) => line.discountAmount)),
    gctAmount: sumOfTexts(amounts.map((line) => line.gctAmount)),
    total: sumOfTexts(amounts.map((line) => line.lineTotal)),
  };
}

/** Returns the cart's promotion with the result of the evaluation. One without a definition counts as expired. */
function withOutcome(entered: CartPromotion, { outcomes }: PromotionEvaluation): CartPromotion {
  const outcome = outcomes.find(({ promotion }) => promotion.code === entered.code);
  const reason = outcome === undefined ? 'promo_expired' : outcome.refusal;
  return {
    ...entered,
    status: statusOf(reason),
    reason,
    discountAmount: outcome === undefined ? null : plainText(outcome.discountAmount),
  };
}

function validUntilOf({ promotions, pricesChangeAt }: Offer, now: Date): Date {
  const changes = [pricesChangeAt, ...promotions.map(({ promotion }) => nextChangeOf(promotion, now))];
  const times = changes.filter((at) => at !== null).map((at) => at.getTime());
  // Prices that have changed since they were quoted are not valid at all.
  return new Date(Math.max(now.getTime(), Math.min(now.getTime() + PRICES_HOLD_MS, ...times)));
}

const STATUSES: Readonly<Record<PromotionRefusal, CartPromotionStatus>> = {
  promo_expired: 'EXPIRED',
  promo_not_eligible: 'NOT_ELIGIBLE',
  promo_limit_reached: 'NOT_ELIGIBLE',
  promo_not_combinable: 'NOT_ELIGIBLE',
};

/** Returns the status of a promotion that does not apply for this reason, or applies if there is none. */
export const statusOf = (reason: PromotionRefusal | null): CartPromotionStatus => (reason === null ? 'APPLIED' : STATUSES[reason]);
