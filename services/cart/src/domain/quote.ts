import type { Band, PriceSource } from '@storefront/contract';
import type { Decimal, DecimalText } from '@storefront/money';
import type { MediaRef__Output } from '@storefront/proto/storefront/catalog/v1';
import type { SellingRules } from './selling-rules.ts';

/** The product and quantity to quote. */
export interface QuoteRequest {
  readonly sku: string;
  /** In base units. */
  readonly quantity: Decimal;
}

/** The catalog's current data for one line. `found` is false for unknown and hidden SKUs alike. */
export type Quote = { readonly found: false; readonly sku: string } | FoundQuote;

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
  /** Whether the rate is 0 because the customer is exempt from GCT. */
  readonly taxExempt: boolean;
  readonly availability: Band;
  /** The SKU's categories and all their ancestors. */
  readonly categoryIds: readonly string[];
  /** The product's cover; also null if the quote was requested without images. */
  readonly image: MediaRef__Output | null;
}

/** For which quantities, and when, a quote applies as long as the catalog stays at the same version. */
export interface QuoteValidity {
  /** In base units, inclusive; null for any smaller quantity. */
  readonly quantityFrom: Decimal | null;
  /** In base units, exclusive; null for any larger quantity. */
  readonly quantityBelow: Decimal | null;
  /** In milliseconds since the epoch, by the store's clock, inclusive. */
  readonly since: number;
  /** In milliseconds since the epoch, by the store's clock, exclusive. */
  readonly until: number;
}

/** The quote of a SKU that has a price for the customer. */
export type PricedQuote = FoundQuote & { readonly unitPrice: DecimalText; readonly priceSource: PriceSource };

/** Whether a quote has a price. */
export const hasPrice = (quote: Quote | undefined): quote is PricedQuote => quote?.found === true && quote.unitPrice !== null;

/** Whether the storefront sells the SKU but has no price for this customer. */
export const isWithoutPrice = (quote: Quote | undefined): boolean => quote?.found === true && quote.unitPrice === null;

/** Quotes by line ID. */
export type Quotes = ReadonlyMap<string, Quote>;
