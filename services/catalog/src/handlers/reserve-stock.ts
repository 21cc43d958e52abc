import { CART_LINES_MAX, isStorable, sellingTerms } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { Decimal, decimalText, plainText } from '@storefront/money';
import type { ReserveLine__Output, ReserveStockResponse } from '@storefront/proto/storefront/catalog/v1';
import type { Caller } from '@storefront/rpc';
import { atStoreTime } from '@storefront/store-clock';
import type { CatalogDeps, CatalogHandler } from '../deps.ts';
import { quoteTax } from '../domain/quote-tax.ts';
import type { QuotedProduct } from '../domain/quoted-product.ts';
import type { RequestedLine } from '../domain/reservation.ts';
import { listQuoted } from '../store/products/quotes.ts';
import { previewStock, reserveStock as reserveStockInStore } from '../store/reservations/reserve-stock.ts';
import { requiredUuid } from '../wire/identifiers.ts';
import { requiredQuantity } from '../wire/quantities.ts';
import { toProtoQuotedLine } from '../wire/to-proto-quoted-line.ts';

/** A longer hold is assumed to be a mistake, because it takes stock off sale. */
const HOLD_SECONDS_MAX = 24 * 3600;

/** Reserves the stock of a checkout, all lines or none, if the prices that its lines have are current. A dry run only reports the issues. */
export const reserveStock: CatalogHandler<'ReserveStock'> =
  (deps) =>
  async ({ checkoutId, lines, holdSeconds, dryRun }, caller) => {
    const { db, now, afterCommit } = deps;
    const id = requiredUuid('checkout_id', checkoutId);
    if (lines.length === 0 || lines.length > CART_LINES_MAX) throw invalid('lines', `must have 1 to ${CART_LINES_MAX} entries`);
    if (holdSeconds < 1 || holdSeconds > HOLD_SECONDS_MAX) throw invalid('hold_seconds', `must be from 1 to ${HOLD_SECONDS_MAX}`);
    const requested = lines.map(toRequestedLine);
    const prices = await comparePrices(deps, lines, caller);
    if (prices === 'CHANGED') return { issues: [], prices };
    if (dryRun) return { issues: [...(await previewStock(db, caller, requested))], prices };
    // A hold ends by the real time, which the sweep compares it with: a checkout in progress keeps its stock when the store's clock moves.
    const expiresAt = new Date(atStoreTime(0, now).getTime() + holdSeconds * 1000);
    const outcome = await reserveStockInStore(db, caller, { checkoutId: id, lines: requested, expiresAt });
    if ('issues' in outcome || outcome.isQuick !== true) afterCommit();
    return 'issues' in outcome
      ? { issues: [...outcome.issues], prices }
      : { issues: [], prices, expiresAt: outcome.expiresAt?.toISOString() };
  };

function toRequestedLine({ lineId, sku, quantity }: ReserveLine__Output, index: number): RequestedLine {
  if (!isStorable(sku)) throw invalid(`lines.${index}.sku`, 'must not contain U+0000 or unpaired surrogates');
  return { lineId, sku, quantity: requiredQuantity(`lines.${index}.quantity`, quantity).toFixed() };
}

const ZERO = new Decimal(0);

type Prices = NonNullable<ReserveStockResponse['prices']>;

/** Compares the prices and selling terms of lines with what QuoteLines would return now for all units of each SKU. Unspecified if no line has a price. */
async function comparePrices(
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
  const isCurrent = ({ sku, unitPrice, effectiveGctRate, sellingTerms: terms }: ReserveLine__Output): boolean => {
    const product = products.get(sku);
    if (product === undefined || !isSoldAt(terms, product)) return false;
    const quote = toProtoQuotedLine(product, plainText(quantities.get(sku) ?? ZERO), caller.store, at, tax);
    return isSame(unitPrice, quote.unitPrice) && isSame(effectiveGctRate, quote.effectiveGctRate);
  };
  return lines.every(isCurrent) ? 'CURRENT' : 'CHANGED';
}

/** Whether the product is still sold in one of its units at these terms. A line without terms is not compared. */
const isSoldAt = (terms: string | undefined, { baseUom, quantityDecimals, orderUoms }: QuotedProduct): boolean =>
  terms === undefined || [undefined, ...orderUoms].some((unit) => sellingTerms({ baseUom, quantityDecimals, unit }) === terms);

/** An amount that is missing on either side is never equal. */
const isSame = (shown: string | undefined, current: string | undefined): boolean =>
  Boolean(shown) && Boolean(current) && decimalText(shown ?? '') === decimalText(current ?? '');
