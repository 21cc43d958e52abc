import type { MediaRef } from './media.ts';
import type { SellingFacts } from './price.ts';
import type { OrderUom } from './product.ts';

/** The properties of a product that a quote needs. Amounts and rates are decimal text. */
export interface QuotedProduct extends SellingFacts {
  readonly sku: string;
  readonly description: string;
  /** Null for the store's rate. */
  readonly gctRate: string | null;
  readonly baseUom: string;
  readonly quantityDecimals: number;
  readonly orderUoms: readonly OrderUom[];
  /** The product's categories and all their ancestors. */
  readonly categoryTreeIds: readonly string[];
  readonly band: string;
  /** Null if the quote is to have no image. */
  readonly media: readonly MediaRef[] | null;
}
