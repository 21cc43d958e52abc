import { normalSku } from '@storefront/contract';
import type { RowViolation } from '@storefront/contract/rows';
import type { ProductPatch } from '../domain/import/product-patch.ts';
import { SeenSkus, SKUS_MAX } from '../domain/import/seen-skus.ts';
import type { ImportItem } from './import-item.ts';

/** Rows per transaction: enough to amortize statements and commit, few enough that a concurrent import waits only about 0.2 s. */
const ROWS_MAX = 1000;
/** Each row takes 0.2 ms of this process and as much of Postgres, during which other stores wait. */
const ROWS_BESIDE_OTHERS_MAX = 100;
/** Limits a batch with large rows to a few MiB in memory and on the wire. */
const CHARACTERS_MAX = 2_000_000;
/** Bounds the violations and warnings that accumulate in a file with only bad rows. */
const VIOLATIONS_MAX = 500;

/** A violation or a warning, and the line of its row. */
export interface ImportIssue extends RowViolation {
  readonly line: number;
}

/** Consecutive rows of a file: the valid ones, and the violations of the others. */
export interface Batch {
  readonly rowsRead: number;
  readonly rowsBad: number;
  /** The line on which the last row begins. */
  readonly lineRead: number;
  readonly rows: readonly { readonly line: number; readonly patch: ProductPatch }[];
  readonly violations: readonly ImportIssue[];
  readonly warnings: readonly ImportIssue[];
}

/** Splits the rows of a file into batches, small ones while other stores call this process (`hasOthers`). Repeated SKUs are violations, and reading stops when the file exceeds the maximum number of SKUs. */
export async function* batchesOf(items: AsyncIterable<ImportItem>, hasOthers: () => boolean): AsyncGenerator<Batch> {
  const seen = new SeenSkus();
  let batch = emptyBatch();
  const refuse = (line: number, found: readonly RowViolation[]): void => {
    batch.rowsBad += 1;
    for (const violation of found) batch.violations.push({ line, ...violation });
  };
  for await (const item of items) {
    batch.rowsRead += 1;
    batch.lineRead = item.line;
    for (const warning of item.warnings ?? []) batch.warnings.push({ line: item.line, ...warning });
    if (seen.size >= SKUS_MAX) {
      refuse(item.line, [
        { column: null, reason: `exceeds the limit of ${SKUS_MAX} products; import this and all later rows from another file` },
      ]);
      break;
    }
    // Also of an invalid row: a later one must not be saved instead.
    const sku = 'patch' in item ? item.patch.sku : item.sku;
    const firstLine = sku === undefined ? undefined : seen.add(normalSku(sku), item.line);
    if ('violations' in item) refuse(item.line, item.violations);
    else if (firstLine !== undefined) refuse(item.line, [{ column: 'sku', reason: `repeats the SKU of line ${firstLine}` }]);
    else {
      batch.rows.push(item);
      batch.characters += JSON.stringify(item.patch).length;
    }
    const rowsMax = hasOthers() ? ROWS_BESIDE_OTHERS_MAX : ROWS_MAX;
    if (
      batch.rows.length >= rowsMax ||
      batch.characters >= CHARACTERS_MAX ||
      batch.violations.length + batch.warnings.length >= VIOLATIONS_MAX
    ) {
      yield batch;
      batch = emptyBatch();
    }
  }
  if (batch.rowsRead > 0) yield batch;
}

const emptyBatch = () => ({
  rowsRead: 0,
  rowsBad: 0,
  lineRead: 0,
  characters: 0,
  rows: [] as { line: number; patch: ProductPatch }[],
  violations: [] as ImportIssue[],
  warnings: [] as ImportIssue[],
});
