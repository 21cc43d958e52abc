import { plainText } from '@storefront/money';
import type { Caller } from '@storefront/rpc';
import type { CatalogClient } from '../clients.ts';
import type { Quote, QuoteRequest, QuoteValidity } from '../domain/quote.ts';
import { fromProtoQuotedLine, fromProtoQuoteValidity } from '../wire/from-proto-quoted-line.ts';

/** A quote, and when it applies; `validity` is null for a SKU that the storefront does not show. */
export interface FetchedQuote {
  readonly quote: Quote;
  readonly validity: QuoteValidity | null;
}

/** A response of the catalog. */
export interface FetchedQuotes {
  /** In the order of the request. */
  readonly lines: readonly FetchedQuote[];
  /** The version of the catalog that was quoted. */
  readonly version: number;
  /** Whether the customer has no contract prices, so that the quotes apply to every customer who has none. */
  readonly withoutContractPrices: boolean;
  /** The next scheduled change of these prices. */
  readonly pricesChangeAt: Date | null;
}

/** Has the catalog quote the lines, in one call. */
export async function fetchQuotes(
  catalog: Pick<CatalogClient, 'quoteLines'>,
  lines: readonly QuoteRequest[],
  caller: Caller,
  { withImages = false }: { withImages?: boolean } = {},
): Promise<FetchedQuotes> {
  const requested = lines.map(({ sku, quantity }) => ({ sku, quantity: plainText(quantity) }));
  const response = await catalog.quoteLines({ lines: requested, withImages }, caller);
  return {
    // The response has the order of the request.
    lines: lines.map(({ sku }, index) => {
      const quoted = response.lines[index];
      if (quoted === undefined) return { quote: { found: false, sku }, validity: null };
      return { quote: fromProtoQuotedLine(quoted), validity: fromProtoQuoteValidity(quoted.validity) };
    }),
    version: Number(response.catalogVersion),
    withoutContractPrices: response.withoutContractPrices,
    pricesChangeAt: response.pricesChangeAt === undefined ? null : new Date(response.pricesChangeAt),
  };
}
