import { plainText } from '@storefront/money';
import type { Caller } from '@storefront/rpc';
import type { CatalogClient } from '../clients.ts';
import type { Cart } from '../domain/cart.ts';
import type { Quote, Quotes } from '../domain/quote.ts';
import { fromProtoQuotedLine } from '../wire/from-proto-quoted-line.ts';

/** The catalog's current quotes for the lines of a cart. */
export interface QuotedCart {
  readonly quotes: Quotes;
  /** The next scheduled change of these prices. */
  readonly pricesChangeAt: Date | null;
}

/** Quotes one SKU, at quantity 1. */
export async function quoteSku(catalog: CatalogClient, sku: string, caller: Caller): Promise<Quote> {
  const { lines } = await catalog.quoteLines({ lines: [{ sku, quantity: '1' }] }, caller);
  return lines[0] === undefined ? { found: false, sku } : fromProtoQuotedLine(lines[0]);
}

/** Quotes the lines of a cart, at most `CART_LINES_MAX`, in one call. An empty cart needs no call. */
export async function quoteCart(catalog: CatalogClient, { lines }: Pick<Cart, 'lines'>, caller: Caller): Promise<QuotedCart> {
  if (lines.length === 0) return { quotes: new Map(), pricesChangeAt: null };
  const requested = lines.map(({ sku, quantity }) => ({ sku, quantity: plainText(quantity) }));
  const response = await catalog.quoteLines({ lines: requested }, caller);
  const quotes = new Map<string, Quote>();
  // The response has the order of the request.
  for (const [index, { lineId, sku }] of lines.entries()) {
    const quoted = response.lines[index];
    quotes.set(lineId, quoted === undefined ? { found: false, sku } : fromProtoQuotedLine(quoted));
  }
  return { quotes, pricesChangeAt: response.pricesChangeAt === undefined ? null : new Date(response.pricesChangeAt) };
}
