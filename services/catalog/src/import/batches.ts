import type { ProductPatch, RowFault } from '../domain/import/product-patch.ts';
import { SeenSkus, SKUS_MAX } from '../domain/import/seen-skus.ts';
import type { ImportItem } from './import-item.ts';

/** Rows a transaction: large enough to amortise its statements and its commit, small enough that the other import waits a fifth of a second. */
const ROWS_MAX = 1000;
/** Large rows fill a batch sooner, so that it is never more than a few MiB in memory and on its way. */
const CHARACTERS_MAX = 2_000_000;
/** A file of nothing but bad rows must not pile them up. */
const FAULTS_MAX = 500;

export interface ImportFault extends RowFault {
  readonly line: number;
}

/** Rows that follow each other in a file: those to be written, and what is wrong with the others. */
export interface Batch {
  readonly rowsRead: number;
  readonly rowsBad: number;
  readonly rows: readonly { readonly line: number; readonly patch: ProductPatch }[];
  readonly faults: readonly ImportFault[];
}

/** The rows of a file in batches. A SKU counts where it stands first; a file that is too long ends where it becomes so. */
export async function* batchesOf(items: AsyncIterable<ImportItem>): AsyncGenerator<Batch> {
  const seen = new SeenSkus();
  let batch = emptyBatch();
  const refuse = (line: number, found: readonly RowFault[]): void => {
    batch.rowsBad += 1;
    for (const fault of found) batch.faults.push({ line, ...fault });
  };
  for await (const item of items) {
    batch.rowsRead += 1;
    if (seen.size >= SKUS_MAX) {
      refuse(item.line, [{ column: null, reason: `comes after ${SKUS_MAX} products: it and all after it belong into another file` }]);
      break;
    }
    const twin = 'patch' in item ? seen.note(item.patch.sku, item.line) : undefined;
    if ('faults' in item) refuse(item.line, item.faults);
    else if (twin !== undefined) refuse(item.line, [{ column: 'sku', reason: `repeats the SKU of line ${twin}` }]);
    else {
      batch.rows.push(item);
      batch.characters += JSON.stringify(item.patch).length;
    }
    if (batch.rows.length >= ROWS_MAX || batch.characters >= CHARACTERS_MAX || batch.faults.length >= FAULTS_MAX) {
      yield batch;
      batch = emptyBatch();
    }
  }
  if (batch.rowsRead > 0) yield batch;
}

const emptyBatch = () => ({
  rowsRead: 0,
  rowsBad: 0,
  characters: 0,
  rows: [] as { line: number; patch: ProductPatch }[],
  faults: [] as ImportFault[],
});
