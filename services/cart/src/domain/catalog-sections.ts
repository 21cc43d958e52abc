import type { SectionError__Output } from '@storefront/proto/storefront/common/v1';
import type { Quotes } from './quote.ts';

/** The sections that the catalog adds to a cart that is shown: current descriptions and bands, or which of these sections are missing. */
export interface CatalogSections {
  readonly quotes: Quotes;
  readonly errors: readonly SectionError__Output[];
}
