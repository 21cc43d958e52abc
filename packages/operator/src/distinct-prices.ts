import type { RowFault } from './answer-import.ts';
import type { PriceRow } from './price-rows.ts';

/** So many rows are remembered in some hundred MiB; a longer list belongs into several files. */
const ROWS_MAX = 2_000_000;

/** The rows of a list without those that repeat an earlier one: two prices of one customer, SKU and quantity are a mistake of the file. */
export async function* distinctPrices(rows: AsyncIterable<PriceRow>, refuse: (fault: RowFault) => void): AsyncGenerator<PriceRow> {
  const lines = new Map<string, number>();
  for await (const row of rows) {
    const { customerId = '', sku = '', minQuantity } = row.price;
    const key = `${customerId.toLowerCase()} ${Number(minQuantity ?? '1')} ${sku.trim()}`;
    const before = lines.get(key);
    if (before !== undefined) refuse({ line: row.line, column: null, reason: `repeats line ${before}` });
    else if (lines.size >= ROWS_MAX) {
      refuse({ line: row.line, column: null, reason: `comes after ${ROWS_MAX} prices: it and all after it belong into another file` });
      return;
    } else {
      lines.set(key, row.line);
      yield row;
    }
  }
}
