import type { Band, PriceSource } from '@storefront/contract';
import type { DecimalText } from '@storefront/money';
import type { SellingRules } from './selling-rules.ts';

/** The catalog's current data for one line. `found` is false for unknown and hidden SKUs alike. */
export type Quote = UnknownQuote | FoundQuote;

/** The quote of a SKU that the storefront does not show. */
export interface UnknownQuote {
  readonly found: false;
  readonly sku: string;
}

/** The quote of a SKU that the storefront sells. */
export interface FoundQuote {
  readonly found: true;
  readonly sku: string;
  readonly description: string;
  readonly rules: SellingRules;
  /** Null if the product is sold at contract prices only and the customer has none for this quantity. */
  readonly unitPrice: DecimalText | null;
  /** Null if the product is sold at contract prices only. */
  readonly listUnitPrice: DecimalText | null;
  /** Null if there is no unit price. */
  readonly priceSource: PriceSource | null;
  readonly effectiveGctRate: DecimalText;
  readonly availability: Band;
  /** The SKU's categories and all their ancestors. */
  readonly categoryIds: readonly string[];
}

/** The quote of a SKU that has a price for the customer. */
export type PricedQuote = FoundQuote & { readonly unitPrice: DecimalText; readonly priceSource: PriceSource };

/** Whether a quote has a price. */
export const hasPrice = (quote: Quote | undefined): quote is PricedQuote => quote?.found === true && quote.unitPrice !== null;

/** Whether the storefront sells the SKU but has no price for this customer. */
export const isWithoutPrice = (quote: Quote | undefined): boolean => quote?.found === true && quote.unitPrice === null;

/** Quotes by line ID. */
export type Quotes = ReadonlyMap<string, Quote>;
