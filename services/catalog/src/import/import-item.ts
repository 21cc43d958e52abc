import type { ReadRow } from '../domain/import/product-patch.ts';

/** One row of a file, by the line where it begins. */
export type ImportItem = { readonly line: number } & ReadRow;

/** A file's bytes as they arrive. */
export type Bytes = AsyncIterable<Uint8Array>;

/** A longer line or record is no product: a body may have 200 000 characters, a gallery 100 images. */
export const RECORD_BYTES_MAX = 2 * 1024 * 1024;
