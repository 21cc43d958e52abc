import { normalEmail } from '@storefront/contract';
import { type FileRow, readJsonLines } from '@storefront/contract/rows';
import type { CustomerRow, ImportCustomersResponse__Output } from '@storefront/proto/storefront/billing/v1';
import { batches } from './batches.ts';
import { CellError, CUSTOMER_COLUMNS, customerRow } from './customer-records.ts';
import { type ImportFile, type ImportState, ImportTally, type NumberedViolation } from './import-tally.ts';
import { readCsvRecords } from './read-csv-records.ts';
import { unknownColumn } from './unknown-columns.ts';
import { validRows } from './valid-rows.ts';

/** With records of the maximum size, a request stays below gRPC's default message limit of 4 MiB. */
const BATCH = 25;
/** Enough for a customer with 50 addresses. A longer record is an unclosed quote. */
const RECORD_BYTES_MAX = 128 * 1024;
/** Remembering this many emails takes a few hundred MiB; split longer files. */
const ROWS_MAX = 1_000_000;

interface NumberedRow {
  readonly line: number;
  readonly row: CustomerRow;
}

/** Creates or updates the customers of a file. `send` calls ImportCustomers. */
export async function* importCustomers(
  file: ImportFile,
  send: (rows: readonly CustomerRow[]) => Promise<ImportCustomersResponse__Output>,
): AsyncGenerator<ImportState> {
  const tally = new ImportTally();
  for await (const batch of batches(readRows(file, tally.refuse), BATCH)) {
    const report = await send(batch.map(({ row }) => row));
    tally.accept(report);
    for (const { row, column, reason } of report.violations)
      tally.refuse({ line: batch[row - 1]?.line ?? 0, column: column ?? null, reason });
    yield tally.take();
  }
  yield tally.take();
}

/** Streams the readable rows, each email once. */
async function* readRows(file: ImportFile, refuse: (violation: NumberedViolation) => void): AsyncGenerator<NumberedRow> {
  const lines = new Map<string, number>();
  for await (const record of validRows(readCells(file), refuse)) {
    const email = normalEmail(record.cells.email ?? '');
    const before = lines.get(email);
    if (before !== undefined) {
      refuse({ line: record.line, column: 'email', reason: `repeats line ${before}` });
      continue;
    }
    if (lines.size >= ROWS_MAX) {
      refuse({ line: record.line, column: null, reason: `exceeds the limit of ${ROWS_MAX} customers per file` });
      return;
    }
    if (email !== '') lines.set(email, record.line);
    try {
      yield { line: record.line, row: customerRow(record.cells) };
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      refuse({ line: record.line, column: error.column, reason: error.message });
    }
  }
}

type CustomerCells = FileRow<{ readonly cells: Readonly<Record<string, string>> }>;

function readCells({ syntax, bytes }: ImportFile): AsyncIterable<CustomerCells> {
  if (syntax === 'jsonl') return readObjects(bytes);
  return readCsvRecords(bytes, { required: ['email'], columns: CUSTOMER_COLUMNS, isClosed: true, recordBytesMax: RECORD_BYTES_MAX });
}

const COLUMNS: readonly string[] = CUSTOMER_COLUMNS;

/** The values of a JSON object are those of cells: null is an empty one, and a list its JSON. */
function cellOf(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}

/** Reads the customers of a JSON Lines file. */
async function* readObjects(bytes: ImportFile['bytes']): AsyncGenerator<CustomerCells> {
  for await (const item of readJsonLines(bytes)) {
    if (!('row' in item)) {
      yield item;
      continue;
    }
    const unknown = Object.keys(item.row).filter((name) => !COLUMNS.includes(name));
    if (unknown.length > 0) {
      yield { line: item.line, violations: unknown.map((column) => ({ column, reason: unknownColumn(column, COLUMNS) })) };
      continue;
    }
    yield { line: item.line, cells: Object.fromEntries(Object.entries(item.row).map(([name, value]) => [name, cellOf(value)])) };
  }
}
