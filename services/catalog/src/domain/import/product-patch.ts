import type { RowViolation } from '@storefront/contract/rows';
import type { Product } from '../product.ts';

/** A tag in an import. The names are used only to create a missing group or tag. */
export interface TagDefinition {
  readonly group: string;
  readonly groupName: string;
  readonly slug: string;
  readonly name: string;
}

/** The name of a category, which is used only to create it. */
export interface CategoryName {
  readonly path: string;
  readonly name: string;
}

/** Where the SKU of a row comes from if its file does not identify products by SKU. */
export interface SkuOrigin {
  /** The SKU in the file, which may not be unique, and its column. */
  readonly given: string | undefined;
  readonly column: string;
  /** The SKUs under which the same product may have been imported before. */
  readonly formerSkus: readonly string[];
}

/** The fields that one row sets. An absent field keeps its stored value. */
export type ProductPatch = Partial<Product> & {
  readonly sku: string;
  readonly tagNames?: readonly TagDefinition[];
  readonly categoryNames?: readonly CategoryName[];
  readonly skuOrigin?: SkuOrigin;
};

/** A valid row, or the violations of an invalid one, with its SKU if that could be read. */
export type ReadRow =
  | { readonly patch: ProductPatch }
  | { readonly violations: readonly RowViolation[]; readonly sku?: string | undefined };
