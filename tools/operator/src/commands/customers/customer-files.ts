import { normalEmail } from '@storefront/contract';
import type { Bytes } from '@storefront/contract/rows';
import type { CustomerRow } from '@storefront/proto/storefront/billing/v1';
import { csvLine } from '@storefront/public-json';
import { type Command, InvalidArgumentError } from 'commander';
import { batches } from '../../batches.ts';
import { type CommandContext, callerOf, forStore, type StoreOptions } from '../../command-options.ts';
import { CellError, CUSTOMER_COLUMNS, customerCells, customerRow } from '../../customer-records.ts';
import { examples } from '../../examples.ts';
import { openInput } from '../../input-file.ts';
import { printImportResult, type NumberedViolation } from '../../print-import-result.ts';
import { readCsvRecords } from '../../read-csv-records.ts';
import { validRows } from '../../valid-rows.ts';

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

/** Adds `import` and `export` to `storefront customers`. */
export function addCustomerFiles(customers: Command, context: CommandContext): void {
  forStore(customers.command('export'))
    .description('write all customers to stdout as CSV that can be imported again; passwords are not included')
    .addHelpText('after', examples('customers export > customers.csv', 'customers export --mode live > live.csv'))
    .action(async (options: StoreOptions) => {
      const caller = await callerOf(context, options);
      await context.write(lineOf(CUSTOMER_COLUMNS));
      for await (const { customers: batch } of context.clients.billing.exportCustomers({}, caller)) {
        await context.write(Buffer.concat(batch.map((customer) => lineOf(customerCells(customer)))));
      }
    });

  forStore(customers.command('import <file>'))
    .description('create or update customers from a CSV file, identified by email; valid rows are saved, invalid rows are reported by line')
    .addHelpText('after', examples('customers import customers.csv --dry-run', 'customers import customers.csv'))
    .option('--dry-run', 'validate every row without saving')
    .action((file: string, options: StoreOptions & { dryRun?: boolean }) => importFile(context, file, options));
}

async function importFile(context: CommandContext, file: string, { dryRun = false, ...store }: StoreOptions & { dryRun?: boolean }) {
  const { syntax, bytes } = await openInput(file);
  if (syntax !== 'csv') throw new InvalidArgumentError(`${file}: must be a CSV file`);
  const caller = await callerOf(context, store);
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const violations: NumberedViolation[] = [];
  for await (const batch of batches(
    readRows(bytes, (violation) => void violations.push(violation)),
    BATCH,
  )) {
    const report = await context.clients.billing.importCustomers({ rows: batch.map(({ row }) => row), dryRun }, caller);
    counts.created += report.created;
    counts.updated += report.updated;
    counts.unchanged += report.unchanged;
    violations.push(
      ...report.violations.map(({ row, column, reason }) => ({ line: batch[row - 1]?.line ?? 0, column: column ?? null, reason })),
    );
    context.progress(
      `${counts.created + counts.updated + counts.unchanged} customers ${dryRun ? 'valid' : 'saved'}, ${violations.length} errors`,
    );
  }
  violations.sort((a, b) => a.line - b.line);
  printImportResult(context, { ...counts, dry_run: dryRun }, violations, []);
}

/** Streams the readable rows, each email once. */
async function* readRows(bytes: Bytes, refuse: (violation: NumberedViolation) => void): AsyncGenerator<NumberedRow> {
  const lines = new Map<string, number>();
  const format = { required: ['email'], columns: CUSTOMER_COLUMNS, isClosed: true, recordBytesMax: RECORD_BYTES_MAX };
  for await (const record of validRows(readCsvRecords(bytes, format), refuse)) {
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

const lineOf = (cells: readonly string[]): Buffer => Buffer.from(`${csvLine(cells)}\n`);
