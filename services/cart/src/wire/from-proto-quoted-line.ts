import type { Band, PriceSource } from '@storefront/contract';
import { Decimal, type DecimalText, decimalText } from '@storefront/money';
import type { OrderUom__Output, QuotedLine__Output, QuoteValidity__Output } from '@storefront/proto/storefront/catalog/v1';
import type { Quote, QuoteValidity } from '../domain/quote.ts';
import type { OrderUnit } from '../domain/selling-rules.ts';

/** Converts the catalog's quote of one line. An empty price is unknown, never 0. */
export function fromProtoQuotedLine(line: QuotedLine__Output): Quote {
  const { sku, description, baseUom, quantityDecimals, categoryIds } = line;
  if (!line.found) return { found: false, sku };
  return {
    found: true,
    sku,
    description,
    rules: { baseUom, quantityDecimals, orderUnits: line.orderUoms.map(fromProtoOrderUom) },
    unitPrice: amountOf(line.unitPrice),
    listUnitPrice: amountOf(line.listUnitPrice),
    priceSource: line.unitPrice === '' ? null : PRICE_SOURCES[line.priceSource],
    effectiveGctRate: decimalText(line.effectiveGctRate),
    taxExempt: line.taxExempt,
    availability: AVAILABILITIES[line.availability],
    categoryIds,
    image: line.image,
  };
}

/** Converts when a quote applies; null for a SKU that was not found. */
export function fromProtoQuoteValidity(validity: QuoteValidity__Output | null | undefined): QuoteValidity | null {
  if (!validity) return null;
  const { quantityFrom, quantityBelow, since, until } = validity;
  return {
    quantityFrom: quantityFrom === '' ? null : new Decimal(quantityFrom),
    quantityBelow: quantityBelow === '' ? null : new Decimal(quantityBelow),
    since: since === '' ? -Infinity : Date.parse(since),
    until: until === '' ? Infinity : Date.parse(until),
  };
}

const amountOf = (text: string): DecimalText | null => (text === '' ? null : decimalText(text));

const fromProtoOrderUom = ({ code, baseQuantity, minOrderQuantity, increment }: OrderUom__Output): OrderUnit => ({
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

const AVAILABILITIES: Readonly<Record<QuotedLine__Output['availability'], Band>> = {
  AVAILABILITY_UNSPECIFIED: 'UNKNOWN',
  IN_STOCK: 'IN_STOCK',
  LOW: 'LOW',
  OUT: 'OUT',
  UNKNOWN: 'UNKNOWN',
};
