import { normalSku } from '@storefront/contract';
import { type Bytes, type FileRow, readJsonLines } from '@storefront/contract/rows';
import type { ContractPrice } from '@storefront/proto/storefront/catalog/v1';
import { csvLine } from '../csv-line.ts';
import type { FileWarning, ImportFile, NumberedViolation } from './import-tally.ts';
import { readCsvRecords } from './read-csv-records.ts';
import { unknownColumn } from './unknown-columns.ts';
import { validRows } from './valid-rows.ts';

/** One row of a contract price file, with the line on which it begins. */
export interface PriceRow {
  readonly line: number;
  readonly price: ContractPrice;
  /** Identifies the customer if the price has no customer ID; may be empty. */
  readonly customerEmail: string;
}

const REQUIRED = ['sku', 'unit_price'];
const CUSTOMER = ['customer_id', 'customer_email'];

const COLUMNS = ['customer_id', 'customer_email', 'sku', 'unit_price', 'min_quantity'];

/** The header of an exported price file. */
export const PRICES_HEADER = `${csvLine(COLUMNS)}\n`;

/** Formats a price as a CSV line. */
export const priceLine = ({ customerId = '', sku = '', unitPrice = '', minQuantity = '' }: ContractPrice, customerEmail: string): string =>
  `${csvLine([customerId, customerEmail, sku, unitPrice, minQuantity])}\n`;

/** A record that exceeds this is an unclosed quote. */
const RECORD_BYTES_MAX = 64 * 1024;

/** Streams the rows of a CSV or JSON Lines file. Unreadable rows are passed to `refuse` and skipped; `warn` gets unknown columns, repeatedly. */
export async function* readPriceRows(
  { syntax, bytes }: ImportFile,
  refuse: (violation: NumberedViolation) => void,
  warn: (warning: FileWarning) => void,
): AsyncGenerator<PriceRow> {
  const rows = syntax === 'csv' ? readCells(bytes) : readObjects(bytes);
  for await (const { line, cells } of validRows(rows, refuse)) {
    for (const name of Object.keys(cells)) if (!COLUMNS.includes(name)) warn({ column: name, reason: unknownColumn(name, COLUMNS) });
    yield toRow(line, cells);
  }
}

type PriceCells = FileRow<{ readonly cells: Readonly<Record<string, unknown>> }>;

const readCells = (bytes: Bytes): AsyncIterable<PriceCells> =>
  readCsvRecords(bytes, { required: REQUIRED, oneOf: CUSTOMER, columns: COLUMNS, recordBytesMax: RECORD_BYTES_MAX });

async function* readObjects(bytes: Bytes): AsyncGenerator<PriceCells> {
  for await (const row of readJsonLines(bytes)) yield 'row' in row ? { line: row.line, cells: row.row } : row;
}

const toRow = (line: number, row: Readonly<Record<string, unknown>>): PriceRow => ({
  line,
  price: {
    customerId: cell(row.customer_id),
    sku: cell(row.sku),
    unitPrice: cell(row.unit_price),
    minQuantity: cell(row.min_quantity) === '' ? undefined : cell(row.min_quantity),
  },
  customerEmail: cell(row.customer_email),
});

const cell = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Remembering this many rows takes a few hundred MiB; split longer lists into several files. */
const ROWS_MAX = 2_000_000;

/** Filters out rows that repeat the customer, SKU, and minimum quantity of an earlier row, and reports them to `refuse`. */
export async function* rejectDuplicatePrices(
  rows: AsyncIterable<PriceRow>,
  refuse: (violation: NumberedViolation) => void,
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
