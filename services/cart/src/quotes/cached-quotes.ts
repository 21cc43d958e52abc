import type { CatalogVersions } from '@storefront/catalog-versions';
import type { Decimal } from '@storefront/money';
import type { Caller } from '@storefront/rpc';
import { LRUCache } from 'lru-cache';
import type { CatalogClient } from '../clients.ts';
import type { Quote, QuoteRequest, QuoteValidity } from '../domain/quote.ts';
import { type FetchedQuotes, fetchQuotes } from './fetch-quotes.ts';
import { type QuoteLines, toQuotedLines } from './quote-lines.ts';

/** A product's quotes take 1 to 3 KB. */
const PRODUCTS_MAX = 10_000;
const CUSTOMERS_MAX = 10_000;

/** Bounds the consequences if a version occurs twice, because the catalog's database has lost its newest transactions. */
const TTL_MS = 60_000;

interface CachedQuote {
  readonly quote: Quote;
  readonly validity: QuoteValidity;
  /** The version of the catalog that was quoted. */
  readonly version: number;
  /** By `ticks`. */
  readonly since: number;
}

interface CachedQuotesOptions {
  readonly catalog: Pick<CatalogClient, 'quoteLines'>;
  readonly versions: CatalogVersions<Caller>;
  /** A clock that is never set, in milliseconds; the one of `versions`. */
  readonly ticks: () => number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Quotes lines like the catalog does, and caches the quotes: as long as the catalog is known to be at the same version, they are not requested again.
 * A change of the catalog can therefore be missed for up to a second. Whatever commits to a price asks the catalog itself.
 */
export function cachedQuotes({ catalog, versions, ticks, now }: CachedQuotesOptions): QuoteLines {
  /** The quotes of a product, one for each price break that was asked for. */
  const quotes = new LRUCache<string, readonly CachedQuote[]>({ max: PRODUCTS_MAX });
  /** The customers without contract prices, with the version as of which they had none. They share their quotes. */
  const sharing = new LRUCache<string, number>({ max: CUSTOMERS_MAX });

  const fetch = async (lines: readonly QuoteRequest[], caller: Caller): Promise<FetchedQuotes> => {
    const asOf = ticks();
    const fetched = await fetchQuotes(catalog, lines, caller, { withImages: true });
    const { version, withoutContractPrices } = fetched;
    versions.observe(caller, version, asOf);
    if (withoutContractPrices) sharing.set(readerOf(caller), version);
    const reader = withoutContractPrices ? sharedReaderOf(caller) : readerOf(caller);
    for (const { quote, validity } of fetched.lines) {
      if (validity === null) continue;
      const key = keyOf(reader, quote.sku);
      const others = quotes.get(key)?.filter((cached) => cached.version === version && !isSameTier(cached.validity, validity)) ?? [];
      quotes.set(key, [...others, { quote, validity, version, since: asOf }]);
    }
    return fetched;
  };

  /** Returns the quotes of all lines as of the current version, or undefined if one is not cached. */
  const find = (lines: readonly QuoteRequest[], caller: Caller): readonly CachedQuote[] | undefined => {
    const version = versions.trusted(caller);
    if (version === undefined) return undefined;
    const own = readerOf(caller);
    const reader = sharing.get(own) === version ? sharedReaderOf(caller) : own;
    const at = now() + (caller.clockOffsetMs ?? 0);
    const found: CachedQuote[] = [];
    for (const { sku, quantity } of lines) {
      const cached = quotes.get(keyOf(reader, sku))?.find((each) => each.version === version && applies(each.validity, quantity, at));
      if (cached === undefined || ticks() - cached.since > TTL_MS) return undefined;
      found.push(cached);
    }
    return found;
  };

  return async (lines, caller) => {
    const cached = find(lines, caller);
    // All lines are requested if one is missing, so that quotes of two versions are never mixed.
    return cached === undefined
      ? toQuotedLines(await fetch(lines, caller))
      : { quotes: cached.map(({ quote }) => quote), pricesChangeAt: nextChange(cached) };
  };
}

/** When the first of these quotes ceases to apply, if its price is scheduled to change. */
function nextChange(cached: readonly CachedQuote[]): Date | null {
  let next = Infinity;
  for (const { validity } of cached) next = Math.min(next, validity.until);
  return next === Infinity ? null : new Date(next);
}

const isSameTier = (a: QuoteValidity, b: QuoteValidity): boolean => a.quantityFrom?.toFixed() === b.quantityFrom?.toFixed();

/** Whether a quote also applies to this quantity and time. */
const applies = ({ quantityFrom, quantityBelow, since, until }: QuoteValidity, quantity: Decimal, at: number): boolean =>
  since <= at &&
  at < until &&
  (quantityFrom === null || quantity.gte(quantityFrom)) &&
  (quantityBelow === null || quantity.lt(quantityBelow));

/** Who receives the same quotes: customers without contract prices, in a store with these settings. */
const sharedReaderOf = ({ tenantId, mode, store: { currency, gctRate, gctRateChange, contractPrice } }: Caller): string =>
  `${tenantId}:${mode}:${currency}:${gctRate}:${gctRateChange?.at ?? ''}:${contractPrice}`;
const readerOf = (caller: Caller): string => `${sharedReaderOf(caller)}:${caller.customerId}`;
const keyOf = (reader: string, sku: string): string => `${reader} ${sku}`;
