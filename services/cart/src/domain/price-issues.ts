import { moneyText } from '@storefront/money';
import type { Cart, CartLine, CartPromotion, LinePricing } from './cart.ts';
import { type Offer, priceCart } from './price-cart.ts';

export type PriceIssueCode = 'not_priced' | 'price_expired' | 'price_moved' | 'sku_unavailable';

/** Why the shopper must see new prices before ordering; `line` is null when it concerns the whole cart. */
export interface PriceIssue {
  readonly line: CartLine | null;
  readonly code: PriceIssueCode;
  readonly detail: string;
}

/** Compares what the shopper was shown with what the offer would charge now. Empty: the priced amounts still hold, to the cent. */
export function priceIssues(cart: Cart, offer: Offer, now: Date): PriceIssue[] {
  const gone = cart.lines
    .filter((line) => offer.quotes.get(line.lineId)?.found !== true)
    .map((line) => ({ line, code: 'sku_unavailable' as const, detail: `${line.sku} is no longer sold.` }));
  if (cart.pricing === null)
    return [...gone, { line: null, code: 'not_priced', detail: 'The cart has not been priced since its last change.' }];
  if (cart.pricing.validUntil <= now)
    return [...gone, { line: null, code: 'price_expired', detail: 'The prices are no longer held; price the cart again.' }];
  return gone.length > 0 ? gone : movedPrices(cart, priceCart(cart, offer, now));
}

function movedPrices(shown: Cart, fresh: Cart): PriceIssue[] {
  const issues: PriceIssue[] = shown.lines.flatMap((line, index) => {
    const detail = movement(line.pricing, fresh.lines[index]?.pricing ?? null, shown.currency);
    return detail === null ? [] : [{ line, code: 'price_moved' as const, detail }];
  });
  // Also one whose place another one took to the same cent, or with the same free shipping: a checkout uses up what it was shown.
  for (const { code } of shown.promotions.filter(isApplied)) {
    if (fresh.promotions.some((held) => held.code === code && isApplied(held))) continue;
    issues.push({ line: null, code: 'price_moved', detail: `The promotion ${code} no longer applies.` });
  }
  return issues;
}

const isApplied = ({ status }: CartPromotion): boolean => status === 'APPLIED';

function movement(shown: LinePricing | null, fresh: LinePricing | null, currency: string): string | null {
  if (shown === null || fresh === null) return 'The line has no price.';
  if (!shown.unitPrice.equals(fresh.unitPrice)) return `The unit price is now ${moneyText(fresh.unitPrice, currency)} ${currency}.`;
  if (!shown.discountAmount.equals(fresh.discountAmount))
    return `The discount is now ${moneyText(fresh.discountAmount, currency)} ${currency}.`;
  if (!shown.effectiveGctRate.equals(fresh.effectiveGctRate)) return `The tax rate is now ${fresh.effectiveGctRate.toFixed()}.`;
  return shown.lineTotal.equals(fresh.lineTotal) ? null : `The line total is now ${moneyText(fresh.lineTotal, currency)} ${currency}.`;
}
