import type { ReadRow } from '../domain/import/product-patch.ts';

/** One row of a file, with the line where it begins. */
export type ImportItem = { readonly line: number } & ReadRow;
