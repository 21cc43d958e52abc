import { invalidAll, notFound } from '@storefront/errors';
import type { CartLine } from './cart.ts';
import { amountTooLarge, isExactLine } from './exact-amounts.ts';
import { baseUnitViolation, INVALID_QUANTITY, type LineQuantity, parseQuantity, type RequestedQuantity } from './line-quantity.ts';
import { hasPrice, type Quote } from './quote.ts';

/** A line of a request. */
export interface RequestedLine extends RequestedQuantity {
  readonly sku: string;
  /** The base unit in which the quantity was stated earlier, if it was. */
  readonly baseUom?: string | undefined;
}

/** Returns the line of a product that the storefront sells. Throws 404 if it does not, and 422 `invalid_quantity`. */
export function toLine(requested: RequestedLine, quote: Quote, lineId: string): CartLine {
  if (!quote.found) throw notFound('product');
  const { sku, description, rules } = quote;
  const otherBase = requested.baseUom === undefined ? undefined : baseUnitViolation(requested.baseUom, rules);
  if (otherBase !== undefined) throw invalidAll([otherBase], INVALID_QUANTITY);
  return { lineId, sku, description, rules, pricing: null, ...parseQuantity(requested, rules) };
}

/** Whether the line alone costs no more than is exact in JSON, at the price of the quote. */
export const fitsJsonAt = (quote: Quote | undefined, { quantity }: LineQuantity, currency: string): boolean =>
  !hasPrice(quote) || isExactLine(quote.unitPrice, quantity, currency);

/** Like `toLine`, with the product quoted at the quantity of the line. Also throws 422 `amount_too_large`. */
export function toQuotedLine(requested: RequestedLine, quote: Quote, lineId: string, currency: string): CartLine {
  const line = toLine(requested, quote, lineId);
  if (!fitsJsonAt(quote, line, currency)) throw amountTooLarge('quantity');
  return line;
}
