import { conflict } from '@storefront/errors';
import { moneyTextOf } from '@storefront/money';
import type { Cart, CartLine, CartPromotion, LinePricing } from './cart.ts';
import { lineIssues } from './line-issues.ts';
import { type Offer, priceCart } from './price-cart.ts';
import { isWithoutPrice, type Quotes } from './quote.ts';

/** The contract's code of a price issue. */
export type PriceIssueCode = 'not_priced' | 'price_expired' | 'price_moved' | 'sku_unavailable' | 'quantity_not_allowed';

/** A reason why the shopper must see new prices, or correct a line, before ordering; `line` is null for the whole cart. */
export interface PriceIssue {
  readonly line: CartLine | null;
  readonly code: PriceIssueCode;
  readonly detail: string;
}

/** Errors travel in the trailers of a call, which have room for 64 KiB. */
const DETAILS_MAX = 20;

/** Throws 409 `price_unavailable` with the lines whose product has no price for this customer. Pricing the cart again does not help. */
export function requirePrices({ lines }: Cart, quotes: Quotes): void {
  const details = lines.flatMap(({ lineId, sku }, index) =>
    isWithoutPrice(quotes.get(lineId))
      ? [{ field: `lines.${index}`, code: 'price_unavailable', detail: `${sku} has no price for this customer.`, lineId, sku }]
      : [],
  );
  if (details.length === 0) return;
  const products = details.length === 1 ? 'a product that has' : `${details.length} products that have`;
  throw conflict('price_unavailable', `The cart contains ${products} no price for this customer.`, {
    details: details.slice(0, DETAILS_MAX),
  });
}

/** Whether the shopper was shown a price for every line that is still valid, and none of them depends on a promotion. */
export const hasValidPrices = ({ lines, pricing, promotions }: Cart, now: Date): boolean =>
  pricing !== null && pricing.validUntil > now && promotions.length === 0 && lines.every((line) => line.pricing !== null);

/** Compares what the shopper saw with the catalog. An empty list means that every line can be bought as it is, at prices that are equal to the cent. */
export function priceIssues(cart: Cart, offer: Offer, now: Date): PriceIssue[] {
  const ofLines = cart.lines.flatMap((line) => lineIssues(line, offer.quotes.get(line.lineId)).map((issue) => ({ line, ...issue })));
  if (cart.pricing === null)
    return [...ofLines, { line: null, code: 'not_priced', detail: 'The cart has not been priced since its last change.' }];
  if (cart.pricing.validUntil <= now)
    return [...ofLines, { line: null, code: 'price_expired', detail: 'The prices have expired; price the cart again.' }];
  return ofLines.length > 0 ? ofLines : changedPrices(cart, priceCart(cart, offer, now));
}

function changedPrices(shown: Cart, fresh: Cart): PriceIssue[] {
  const issues: PriceIssue[] = shown.lines.flatMap((line, index) => {
    const detail = describeChange(line.pricing, fresh.lines[index]?.pricing ?? null, shown.currency);
    return detail === null ? [] : [{ line, code: 'price_moved' as const, detail }];
  });
  if (shown.pricing?.taxExempt !== fresh.pricing?.taxExempt) {
    issues.push({ line: null, code: 'price_moved', detail: 'The exemption from tax has changed.' });
  }
  // Reported even if another promotion now gives the same discount or free shipping: a checkout consumes exactly the promotions that were shown.
  for (const { code } of shown.promotions.filter(isApplied)) {
    if (fresh.promotions.some((promotion) => promotion.code === code && isApplied(promotion))) continue;
    issues.push({ line: null, code: 'price_moved', detail: `The promotion ${code} no longer applies.` });
  }
  return issues;
}

const isApplied = ({ status }: CartPromotion): boolean => status === 'APPLIED';

function describeChange(shown: LinePricing | null, fresh: LinePricing | null, currency: string): string | null {
  if (fresh === null) return 'The line has no price.';
  if (shown === null) return `The unit price is now ${moneyTextOf(fresh.unitPrice, currency)} ${currency}.`;
  if (shown.unitPrice !== fresh.unitPrice) return `The unit price is now ${moneyTextOf(fresh.unitPrice, currency)} ${currency}.`;
  if (shown.discountAmount !== fresh.discountAmount)
    return `The discount is now ${moneyTextOf(fresh.discountAmount, currency)} ${currency}.`;
  if (shown.effectiveGctRate !== fresh.effectiveGctRate) return `The tax rate is now ${fresh.effectiveGctRate}.`;
  return shown.lineTotal === fresh.lineTotal ? null : `The line total is now ${moneyTextOf(fresh.lineTotal, currency)} ${currency}.`;
}
