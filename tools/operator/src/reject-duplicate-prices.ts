import { normalSku } from '@storefront/contract';
import type { PriceRow } from './price-rows.ts';
import type { RowViolation } from './print-import-result.ts';

/** Remembering this many rows takes a few hundred MiB; split longer lists into several files. */
const ROWS_MAX = 2_000_000;

/** Filters out rows that repeat the customer, SKU, and minimum quantity of an earlier row, and reports them to `refuse`. */
export async function* rejectDuplicatePrices(
  rows: AsyncIterable<PriceRow>,
  refuse: (violation: RowViolation) => void,
): AsyncGenerator<PriceRow> {
  const lines = new Map<string, number>();
  for await (const row of rows) {
    const { customerId = '', sku = '', minQuantity } = row.price;
    const key = `${customerId.toLowerCase()} ${Number(minQuantity ?? '1')} ${normalSku(sku)}`;
    const before = lines.get(key);
    if (before !== undefined) refuse({ line: row.line, column: null, reason: `repeats line ${before}` });
    else if (lines.size >= ROWS_MAX) {
      refuse({
        line: row.line,
        column: null,
        reason: `exceeds the limit of ${ROWS_MAX} prices per file; import the remaining rows separately`,
      });
      return;
    } else {
      lines.set(key, row.line);
      yield row;
    }
  }
}
