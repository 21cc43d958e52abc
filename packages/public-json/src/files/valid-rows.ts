import type { FileRow } from '@storefront/contract/rows';
import type { NumberedViolation } from './import-tally.ts';

/** Returns the readable rows of a file, with the line on which each begins. The violations of the others are passed to `refuse`. */
export async function* validRows<Row extends object>(
  rows: AsyncIterable<FileRow<Row>>,
  refuse: (violation: NumberedViolation) => void,
): AsyncGenerator<{ readonly line: number } & Row> {
  for await (const row of rows) {
    if ('violations' in row) for (const violation of row.violations) refuse({ line: row.line, ...violation });
    else yield row;
  }
}
