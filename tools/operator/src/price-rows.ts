import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { ContractPrice } from '@storefront/proto/storefront/catalog/v1/ContractPrice';
import { csvCell } from './csv-cell.ts';
import type { RowFault } from './print-import-result.ts';
import { readCsvRecords } from './read-csv-records.ts';
import { unknownColumn } from './unknown-columns.ts';

/** One row of a contract price file, with the line on which it ends. */
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
export const PRICES_HEADER = `${COLUMNS.join()}\n`;

/** Formats a price as a CSV line. */
export const priceLine = ({ customerId = '', sku = '', unitPrice = '', minQuantity = '' }: ContractPrice, customerEmail: string): string =>
  `${[customerId, customerEmail, sku, unitPrice, minQuantity].map(csvCell).join(',')}\n`;

/** A record that exceeds this is an unclosed quote. */
const RECORD_BYTES_MAX = 64 * 1024;

/** Streams the rows of a CSV or JSON Lines file. Unreadable rows are passed to `refuse` and skipped; `warn` gets unknown columns, repeatedly. */
export async function* readPriceRows(
  file: string,
  refuse: (fault: RowFault) => void,
  warn: (warning: string) => void,
): AsyncGenerator<PriceRow> {
  const rows = file.toLowerCase().endsWith('.csv') ? readCsv(file, refuse) : readJsonLines(file, refuse);
  for await (const { line, cells } of rows) {
    for (const name of Object.keys(cells)) if (name !== '' && !COLUMNS.includes(name)) warn(unknownColumn(name, COLUMNS));
    yield toRow(line, cells);
  }
}

interface ParsedRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, unknown>>;
}

async function* readCsv(file: string, refuse: (fault: RowFault) => void): AsyncGenerator<ParsedRow> {
  const format = { required: REQUIRED, oneOf: CUSTOMER, recordBytesMax: RECORD_BYTES_MAX };
  yield* readCsvRecords(file, format, refuse);
}

async function* readJsonLines(file: string, refuse: (fault: RowFault) => void): AsyncGenerator<ParsedRow> {
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file) })) {
    line += 1;
    const row = text.trim() === '' ? null : parseObject(text);
    if (row === undefined) refuse({ line, column: null, reason: 'is not a JSON object' });
    else if (row !== null) yield { line, cells: row };
  }
}

/** Returns undefined if the text is not a JSON object. */
function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const row: unknown = JSON.parse(text);
    return typeof row === 'object' && row !== null && !Array.isArray(row) ? (row as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
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
