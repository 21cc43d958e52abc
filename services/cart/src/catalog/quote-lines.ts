import { AppError } from '@storefront/errors';
import { Decimal, plainText } from '@storefront/money';
import type { OrderUom__Output } from '@storefront/proto/storefront/catalog/v1/OrderUom';
import type { QuotedLine__Output } from '@storefront/proto/storefront/catalog/v1/QuotedLine';
import type { Caller } from '@storefront/rpc';
import type { Cart, PriceSource } from '../domain/cart.ts';
import type { Availability, Quote, Quotes } from '../domain/quote.ts';
import type { OrderUnit } from '../domain/selling-rules.ts';
import type { CatalogClient } from './catalog-client.ts';

export interface QuotedCart {
  readonly quotes: Quotes;
  /** When the catalog knows these prices to change. */
  readonly pricesChangeAt: Date | null;
}

/** What the catalog says of one SKU, whatever the quantity. */
export async function quoteSku(catalog: CatalogClient, sku: string, caller: Caller): Promise<Quote> {
  const { lines } = await catalog.quoteLines({ lines: [{ sku, quantity: '1' }] }, caller);
  return lines[0] === undefined ? { found: false, sku } : toQuote(lines[0]);
}

/** Quotes the lines of a cart, 500 at most, in one call; none for an empty cart. */
export async function quoteCart(catalog: CatalogClient, { lines }: Pick<Cart, 'lines'>, caller: Caller): Promise<QuotedCart> {
  if (lines.length === 0) return { quotes: new Map(), pricesChangeAt: null };
  const asked = lines.map(({ sku, quantity }) => ({ sku, quantity: plainText(quantity) }));
  const answer = await catalog.quoteLines({ lines: asked }, caller);
  const quotes = new Map<string, Quote>();
  // The answer keeps the order of the question.
  for (const [index, { lineId, sku }] of lines.entries()) {
    const quoted = answer.lines[index];
    quotes.set(lineId, quoted === undefined ? { found: false, sku } : toQuote(quoted));
  }
  return { quotes, pricesChangeAt: answer.pricesChangeAt === undefined ? null : new Date(answer.pricesChangeAt) };
}

function toQuote(line: QuotedLine__Output): Quote {
  const { sku, description, baseUom, quantityDecimals, categoryIds } = line;
  if (!line.found) return { found: false, sku };
  // Never the list price instead: a shopper with a contract would be charged another price than theirs.
  if (line.unitPrice === '') throw new AppError('bad_gateway', 'The price cannot be had right now.', { reason: 'downstream_unavailable' });
  return {
    found: true,
    sku,
    description,
    rules: { baseUom, quantityDecimals, orderUnits: line.orderUoms.map(toOrderUnit) },
    unitPrice: new Decimal(line.unitPrice),
    listUnitPrice: new Decimal(line.listUnitPrice),
    priceSource: PRICE_SOURCES[line.priceSource],
    effectiveGctRate: new Decimal(line.effectiveGctRate),
    availability: AVAILABILITIES[line.availability],
    categoryIds,
  };
}

const toOrderUnit = ({ code, baseQuantity, minOrderQuantity, increment }: OrderUom__Output): OrderUnit => ({
  code,
  baseQuantity: new Decimal(baseQuantity),
  minOrderQuantity: new Decimal(minOrderQuantity || 0),
  increment: new Decimal(increment || 0),
});

const PRICE_SOURCES: Readonly<Record<QuotedLine__Output['priceSource'], PriceSource>> = {
  PRICE_SOURCE_UNSPECIFIED: 'LIST',
  LIST: 'LIST',
  SALE: 'SALE',
  CONTRACT: 'CONTRACT',
};

const AVAILABILITIES: Readonly<Record<QuotedLine__Output['availability'], Availability>> = {
  AVAILABILITY_UNSPECIFIED: 'UNKNOWN',
  IN_STOCK: 'IN_STOCK',
  LOW: 'LOW',
  OUT: 'OUT',
  UNKNOWN: 'UNKNOWN',
};
