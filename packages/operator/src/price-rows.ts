import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { ContractPrice } from '@storefront/proto/storefront/catalog/v1/ContractPrice';
import { type CsvError, parse } from 'csv-parse';
import type { RowFault } from './answer-import.ts';

/** One row of a list of contract prices, by the line where it ends. */
export interface PriceRow {
  readonly line: number;
  readonly price: ContractPrice;
}

const REQUIRED = ['customer_id', 'sku', 'unit_price'];

/** The first line of a list that is written. */
export const PRICES_HEADER = 'customer_id,sku,unit_price,min_quantity\n';

/** A price as a line of such a list. Quotes go round the SKU alone: it is the only text. */
export const priceLine = ({ customerId = '', sku = '', unitPrice = '', minQuantity = '' }: ContractPrice): string =>
  `${customerId},"${sku.replaceAll('"', '""')}",${unitPrice},${minQuantity}\n`;

/** A longer record is a quote that never closes. */
const RECORD_BYTES_MAX = 64 * 1024;

/** The rows of a CSV or JSON Lines file as they are read. A row that cannot be read is told to `refuse`, and the next one comes. */
export const readPriceRows = (file: string, refuse: (fault: RowFault) => void): AsyncGenerator<PriceRow> =>
  file.toLowerCase().endsWith('.csv') ? readCsv(file, refuse) : readJsonLines(file, refuse);

async function* readCsv(file: string, refuse: (fault: RowFault) => void): AsyncGenerator<PriceRow> {
  const source = createReadStream(file);
  let header: string[] = [];
  let isEmpty = true;
  const parser = parse({
    columns: (names: string[]) => {
      header = names.map((name) => name.trim());
      return header;
    },
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    max_record_size: RECORD_BYTES_MAX,
    skip_records_with_error: true,
    on_skip: (error) => {
      isEmpty = false;
      if (error !== undefined) refuse(toFault(error));
      return undefined;
    },
  });
  source.once('error', (error) => parser.destroy(error)).pipe(parser);
  for await (const { record, info } of parser as AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>) {
    isEmpty = false;
    if (refuseHeader(header, refuse)) {
      source.destroy();
      return;
    }
    yield { line: info.lines, price: toPrice(record) };
  }
  if (isEmpty && !refuseHeader(header, refuse)) refuse({ line: 1, column: null, reason: 'has a header and no rows' });
}

/** Tells what is missing from a header, and whether anything is. */
function refuseHeader(header: readonly string[], refuse: (fault: RowFault) => void): boolean {
  const missing = REQUIRED.filter((name) => !header.includes(name));
  for (const column of missing) refuse({ line: 1, column, reason: 'is missing from the header' });
  return missing.length > 0;
}

const toFault = (error: CsvError): RowFault => ({
  line: Number(error.lines ?? 0),
  column: null,
  reason: error.message.replace(/ on line \d+$/, ''),
});

async function* readJsonLines(file: string, refuse: (fault: RowFault) => void): AsyncGenerator<PriceRow> {
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file) })) {
    line += 1;
    const row = text.trim() === '' ? null : parseObject(text);
    if (row === undefined) refuse({ line, column: null, reason: 'is not a JSON object' });
    else if (row !== null) yield { line, price: toPrice(row) };
  }
}

/** Undefined where the text is no JSON object. */
function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const row: unknown = JSON.parse(text);
    return typeof row === 'object' && row !== null && !Array.isArray(row) ? (row as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

const toPrice = (row: Readonly<Record<string, unknown>>): ContractPrice => ({
  customerId: cell(row.customer_id),
  sku: cell(row.sku),
  unitPrice: cell(row.unit_price),
  minQuantity: cell(row.min_quantity) === '' ? undefined : cell(row.min_quantity),
});

const cell = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
