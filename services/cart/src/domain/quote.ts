import type { Decimal } from '@storefront/money';
import type { PriceSource } from './cart.ts';
import type { SellingRules } from './selling-rules.ts';

export type Availability = 'IN_STOCK' | 'LOW' | 'OUT' | 'UNKNOWN';

/** What the catalog says of one line now. `found` is false for unknown and hidden SKUs alike. */
export type Quote = UnknownQuote | FoundQuote;

export interface UnknownQuote {
  readonly found: false;
  readonly sku: string;
}

export interface FoundQuote {
  readonly found: true;
  readonly sku: string;
  readonly description: string;
  readonly rules: SellingRules;
  readonly unitPrice: Decimal;
  readonly listUnitPrice: Decimal;
  readonly priceSource: PriceSource;
  readonly effectiveGctRate: Decimal;
  readonly availability: Availability;
  /** The SKU's categories and all above them. */
  readonly categoryIds: readonly string[];
}

/** Quotes by line id. */
export type Quotes = ReadonlyMap<string, Quote>;
