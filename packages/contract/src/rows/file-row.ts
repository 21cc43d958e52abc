/** The streamed bytes of a file. */
export type Bytes = AsyncIterable<Uint8Array>;

/** Why a row is invalid. `column` is null if the violation concerns the whole row. */
export interface RowViolation {
  readonly column: string | null;
  readonly reason: string;
}

/** The content of a line and the following ones of a file: a row, or its violations. Lines count from 1, as editors count them. */
export type FileRow<Row> = { readonly line: number } & (Row | { readonly violations: readonly RowViolation[] });

/** The maximum size of a line or record; fits a product with the longest body (200,000 characters) and 100 media. */
export const RECORD_BYTES_MAX = 2 * 1024 * 1024;
