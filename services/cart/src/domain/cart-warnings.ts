import { isSame } from '@storefront/money';
import type { Cart, CartLine } from './cart.ts';
import { statusAt } from './cart-states.ts';
import { measureFaults } from './measure.ts';
import type { Quote, Quotes } from './quote.ts';

/** What a shopper should know before checking out; `lineId` is null for the whole cart. */
export interface CartWarning {
  readonly code: 'sku_unavailable' | 'out_of_stock' | 'quantity_not_allowed' | 'price_moved' | 'price_expired';
  readonly lineId: string | null;
  readonly message: string;
}

/** Warnings of an open cart, from what the catalog says now; lines without a quote have none. */
export function cartWarnings(cart: Cart, quotes: Quotes, now: Date): CartWarning[] {
  if (statusAt(cart, now) !== 'OPEN') return [];
  const ofLines = cart.lines.flatMap((line) => {
    const quote = quotes.get(line.lineId);
    return quote === undefined ? [] : lineWarnings(line, quote);
  });
  if (cart.pricing === null || cart.pricing.validUntil > now) return ofLines;
  return [...ofLines, { code: 'price_expired', lineId: null, message: 'The prices are no longer held; price the cart again.' }];
}

function lineWarnings(line: CartLine, quote: Quote): CartWarning[] {
  const warn = (code: CartWarning['code'], message: string): CartWarning => ({ code, lineId: line.lineId, message });
  if (!quote.found) return [warn('sku_unavailable', `${line.sku} is no longer sold.`)];
  const warnings: CartWarning[] = [];
  if (quote.availability === 'OUT') warnings.push(warn('out_of_stock', `${line.sku} is out of stock.`));
  for (const { detail } of measureFaults(line, quote.rules))
    warnings.push(warn('quantity_not_allowed', `The quantity of ${line.sku} ${detail}.`));
  if (line.pricing !== null && !isSame(line.pricing.unitPrice, quote.unitPrice)) {
    warnings.push(warn('price_moved', `The price of ${line.sku} has changed since the cart was priced.`));
  }
  return warnings;
}
