import { statusAt } from './cart-states.ts';
import type { Cart, CartLine } from './cart.ts';
import { lineIssues } from './line-issues.ts';
import { hasPrice, type PricedQuote, type Quote, type Quotes } from './quote.ts';

/** A problem that the shopper should resolve before checkout; `lineId` is null for the whole cart. */
export interface CartWarning {
  readonly code: 'sku_unavailable' | 'out_of_stock' | 'quantity_not_allowed' | 'price_unavailable' | 'price_moved' | 'price_expired';
  readonly lineId: string | null;
  readonly message: string;
}

/** Returns the warnings of an open cart, based on current quotes. A line without a quote has none. */
export function cartWarnings(cart: Cart, quotes: Quotes, now: Date): CartWarning[] {
  if (statusAt(cart, now) !== 'OPEN') return [];
  const ofLines = cart.lines.flatMap((line) => {
    const quote = quotes.get(line.lineId);
    return quote === undefined ? [] : lineWarnings(line, quote, cart.pricing !== null);
  });
  if (cart.pricing === null || cart.pricing.validUntil > now) return ofLines;
  return [...ofLines, { code: 'price_expired', lineId: null, message: 'The prices have expired; price the cart again.' }];
}

function lineWarnings(line: CartLine, quote: Quote, isCartPriced: boolean): CartWarning[] {
  const warn = (code: CartWarning['code'], message: string): CartWarning => ({ code, lineId: line.lineId, message });
  const warnings = lineIssues(line, quote).map(({ code, detail }) => warn(code, detail));
  if (!quote.found) return warnings;
  if (quote.availability === 'OUT') warnings.push(warn('out_of_stock', `${line.sku} is out of stock.`));
  if (!hasPrice(quote)) warnings.push(warn('price_unavailable', `${line.sku} has no price for this customer.`));
  else if (isCartPriced && !isCurrent(line, quote)) {
    warnings.push(warn('price_moved', `The price of ${line.sku} has changed since the cart was priced.`));
  }
  return warnings;
}

const isCurrent = ({ pricing }: CartLine, { unitPrice }: PricedQuote): boolean => pricing?.unitPrice === unitPrice;
