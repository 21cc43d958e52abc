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
/** A longer record is a quote that never closes. */
const RECORD_BYTES_MAX = 64 * 1024;

/** The rows of a CSV or JSON Lines file as they are read. A row that cannot be read is told to `refuse`, and the next one comes. */
export const readPriceRows = (file: string, refuse: (fault: RowFault) => void): AsyncGenerator<PriceRow> =>
  file.toLowerCase().endsWith('.csv') ? readCsv(file, refuse) : readJsonLines(file, refuse);

async function* readCsv(file: string, refuse: (fault: RowFault) => void): AsyncGenerator<PriceRow> {
  const source = createReadStream(file);
  const parser = parse({
    columns: (header: string[]) => header.map((name) => name.trim()),
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    max_record_size: RECORD_BYTES_MAX,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error !== undefined) refuse(toFault(error));
      return undefined;
    },
  });
  source.once('error', (error) => parser.destroy(error)).pipe(parser);
  for await (const { record, info } of parser as AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>) {
    const missing = REQUIRED.filter((name) => !(name in record));
    if (missing.length > 0) {
      for (const column of missing) refuse({ line: 1, column, reason: 'is missing from the header' });
      source.destroy();
      return;
    }
    yield { line: info.lines, price: toPrice(record) };
  }
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
