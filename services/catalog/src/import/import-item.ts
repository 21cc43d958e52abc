import type { ReadRow } from '../domain/import/product-patch.ts';

/** One row of a file, with the line where it begins. */
export type ImportItem = { readonly line: number } & ReadRow;

/** The streamed bytes of a file. */
export type Bytes = AsyncIterable<Uint8Array>;

/** The maximum size of a line or record; fits a product with the longest body (200,000 characters) and 100 media. */
export const RECORD_BYTES_MAX = 2 * 1024 * 1024;
