import type { Product } from '../product.ts';

/** A tag as an import names it; names matter only where the group or tag does not exist yet. */
export interface TagDefinition {
  readonly group: string;
  readonly groupName: string;
  readonly slug: string;
  readonly name: string;
}

/** What one row says about a product. A field that is absent leaves what is stored. */
export type ProductPatch = Partial<Product> & { readonly sku: string; readonly tagNames?: readonly TagDefinition[] };

/** What is wrong with a row; `column` is null when it is the row as a whole. */
export interface RowFault {
  readonly column: string | null;
  readonly reason: string;
}

/** A row that can be taken, or why it cannot. */
export type ReadRow = { readonly patch: ProductPatch } | { readonly faults: readonly RowFault[] };
