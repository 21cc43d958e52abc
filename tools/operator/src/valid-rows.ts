import type { FileRow } from '@storefront/contract/rows';
import type { RowFault } from './print-import-result.ts';

/** Returns the readable rows of a file, with the line on which each begins. The faults of the others are passed to `refuse`. */
export async function* validRows<Row extends object>(
  rows: AsyncIterable<FileRow<Row>>,
  refuse: (fault: RowFault) => void,
): AsyncGenerator<{ readonly line: number } & Row> {
  for await (const row of rows) {
    if ('faults' in row) for (const fault of row.faults) refuse({ line: row.line, ...fault });
    else yield row;
  }
}
