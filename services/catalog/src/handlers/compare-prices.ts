import { Decimal, decimalText, plainText } from '@storefront/money';
import type { ReserveLine__Output, ReserveStockResponse } from '@storefront/proto/storefront/catalog/v1';
import type { Caller } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { quoteTax } from '../domain/quote-tax.ts';
import { listQuoted } from '../store/products/quotes.ts';
import { toProtoQuotedLine } from '../wire/to-proto-quoted-line.ts';

const ZERO = new Decimal(0);

type Prices = NonNullable<ReserveStockResponse['prices']>;

/** Compares the prices of lines with what QuoteLines would return now for all units of each SKU. Unspecified if no line has a price. */
export async function comparePrices(
  { db, now }: Pick<CatalogDeps, 'db' | 'now'>,
  lines: readonly ReserveLine__Output[],
  caller: Caller,
): Promise<Prices> {
  if (lines.every(({ unitPrice }) => unitPrice === undefined)) return 'PRICES_UNSPECIFIED';
  const { products, exemption } = await listQuoted(db, caller, [...new Set(lines.map(({ sku }) => sku))]);
  const at = now();
  const tax = quoteTax(exemption, caller.store, at);
  const quantities = new Map<string, Decimal>();
  for (const { sku, quantity } of lines) quantities.set(sku, (quantities.get(sku) ?? ZERO).plus(quantity));
  const isCurrent = ({ sku, unitPrice, effectiveGctRate }: ReserveLine__Output): boolean => {
    const product = products.get(sku);
    if (product === undefined) return false;
    const quote = toProtoQuotedLine(product, plainText(quantities.get(sku) ?? ZERO), caller.store, at, tax);
    return isSame(unitPrice, quote.unitPrice) && isSame(effectiveGctRate, quote.effectiveGctRate);
  };
  return lines.every(isCurrent) ? 'CURRENT' : 'CHANGED';
}

/** An amount that is missing on either side is never equal. */
const isSame = (shown: string | undefined, current: string | undefined): boolean =>
  Boolean(shown) && Boolean(current) && decimalText(shown ?? '') === decimalText(current ?? '');
