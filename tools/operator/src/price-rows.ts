import { type Bytes, type FileRow, readJsonLines } from '@storefront/contract/rows';
import type { ContractPrice } from '@storefront/proto/storefront/catalog/v1';
import { csvLine } from '@storefront/public-json';
import { openInput } from './input-file.ts';
import type { NumberedViolation } from './print-import-result.ts';
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
  file: string,
  refuse: (violation: NumberedViolation) => void,
  warn: (warning: string) => void,
): AsyncGenerator<PriceRow> {
  const { syntax, bytes } = await openInput(file);
  const rows = syntax === 'csv' ? readCells(bytes) : readObjects(bytes);
  for await (const { line, cells } of validRows(rows, refuse)) {
    for (const name of Object.keys(cells)) if (!COLUMNS.includes(name)) warn(unknownColumn(name, COLUMNS));
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
