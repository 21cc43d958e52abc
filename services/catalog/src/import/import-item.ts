import type { RowViolation } from '@storefront/contract/rows';
import type { ReadRow } from '../domain/import/product-patch.ts';

/** A value that a row loses or changes, though it is imported. The line is that of the row by default. */
export type ImportWarning = RowViolation & { readonly line?: number };

/** One row of a file, with the line where it begins. */
export type ImportItem = { readonly line: number; readonly warnings?: readonly ImportWarning[] } & ReadRow;
