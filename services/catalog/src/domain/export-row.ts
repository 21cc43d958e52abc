import type { TagNames } from './nested-export.ts';
import type { Product } from './product.ts';
import { FIELD_COLUMNS } from './product-fields.ts';

/**
 * Converts a product to a row of the `storefront` format with all columns. Importing the row restores the same product, in another store
 * with the same tag names. `names` is keyed by group/slug.
 */
export const toStorefrontRow = (product: Product, names: ReadonlyMap<string, TagNames>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(FIELD_COLUMNS.map(({ field, name, write }) => [name, write(product[field], names)]));
