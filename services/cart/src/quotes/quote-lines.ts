import type { CatalogVersions } from '@storefront/catalog-versions';
import { Decimal } from '@storefront/money';
import type { Caller, StoreSettings } from '@storefront/rpc';
import type { CatalogClient } from '../clients.ts';
import type { Cart } from '../domain/cart.ts';
import type { Quote, QuoteRequest, Quotes } from '../domain/quote.ts';
import { type FetchedQuotes, fetchQuotes } from './fetch-quotes.ts';

/** The catalog's quotes, as of one version. */
export interface QuotedLines {
  /** In the order of the request. */
  readonly quotes: readonly Quote[];
  /** The next scheduled change of these prices. */
  readonly pricesChangeAt: Date | null;
}

/** Quotes lines for a caller, at most `CART_LINES_MAX`. */
export type QuoteLines = (lines: readonly QuoteRequest[], caller: Caller) => Promise<QuotedLines>;

/** The catalog's quotes for the lines of a cart, and how the store rounds their tax. */
export interface QuotedCart {
  readonly quotes: Quotes;
  /** The next scheduled change of these prices. */
  readonly pricesChangeAt: Date | null;
  readonly taxRounding?: StoreSettings['taxRounding'];
}

/** The catalog, and what learns its versions from responses; `ticks` is the clock of `versions`. */
interface CurrentQuotesOptions {
  readonly catalog: Pick<CatalogClient, 'quoteLines'>;
  readonly versions: Pick<CatalogVersions<Caller>, 'observe'>;
  readonly ticks: () => number;
}

/** Has the catalog quote the lines, in one call and without images. Cached quotes of earlier versions are not used from then on, so that a cart is priced with what a checkout found. */
export const currentQuotes =
  ({ catalog, versions, ticks }: CurrentQuotesOptions): QuoteLines =>
  async (lines, caller) => {
    const asOf = ticks();
    const fetched = await fetchQuotes(catalog, lines, caller);
    versions.observe(caller, fetched.version, asOf);
    return toQuotedLines(fetched);
  };

/** Returns the quotes of a response without what is needed to keep them. */
export const toQuotedLines = ({ lines, pricesChangeAt }: FetchedQuotes): QuotedLines => ({
  quotes: lines.map(({ quote }) => quote),
  pricesChangeAt,
});

/** Quotes one SKU, at quantity 1. */
export async function quoteSku(quoteLines: QuoteLines, sku: string, caller: Caller): Promise<Quote> {
  const { quotes } = await quoteLines([{ sku, quantity: ONE }], caller);
  return quotes[0] ?? { found: false, sku };
}

const ONE = new Decimal(1);

/** Quotes the lines of a cart, each at the quantity that the cart has of its SKU in all units. An empty cart needs no call. */
export async function quoteCart(quoteLines: QuoteLines, { lines }: Pick<Cart, 'lines'>, caller: Caller): Promise<QuotedCart> {
  if (lines.length === 0) return { quotes: new Map(), pricesChangeAt: null };
  const { quotes, pricesChangeAt } = await quoteLines(withWholeQuantities(lines), caller);
  return {
    quotes: new Map(lines.map(({ lineId, sku }, index) => [lineId, quotes[index] ?? { found: false, sku }])),
    pricesChangeAt,
    taxRounding: caller.store.taxRounding,
  };
}

/** Price breaks count all lines of a SKU, which has one for each unit. */
function withWholeQuantities(lines: readonly QuoteRequest[]): readonly QuoteRequest[] {
  if (new Set(lines.map(({ sku }) => sku)).size === lines.length) return lines;
  const quantities = new Map<string, Decimal>();
  for (const { sku, quantity } of lines) quantities.set(sku, quantities.get(sku)?.plus(quantity) ?? quantity);
  return lines.map(({ sku, quantity }) => ({ sku, quantity: quantities.get(sku) ?? quantity }));
}
