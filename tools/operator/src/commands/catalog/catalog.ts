import { createReadStream } from 'node:fs';
import type { ImportProductsRequest } from '@storefront/proto/storefront/catalog/v1';
import { type NumberedViolation, unknownColumn } from '@storefront/public-json/files';
import { Command, Option } from 'commander';
import { type CommandContext, type StoreOptions, callerOf, forStore } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { isStandardInput, openInput } from '../../input-file.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { printImportResult, rowMessage } from '../../print-import-result.ts';
import { addProductList } from './list-products.ts';

type ImportCommandOptions = StoreOptions & { format: 'storefront' | 'shopify'; dryRun?: boolean };

/** Defines the commands of `storefront catalog`. */
export function catalogCommand(context: CommandContext): Command {
  const { clients, print, write } = context;
  const catalog = nounCommand('catalog');

  addProductList(catalog, context);

  forStore(catalog.command('import <file>'))
    .description(
      'import a CSV or JSON Lines file of products, or - for standard input; valid rows are saved, invalid rows are reported by line',
    )
    .addHelpText('after', examples('catalog import products.csv --dry-run', 'catalog import products_export.csv --format shopify'))
    .addOption(new Option('--format <format>', 'column layout of the file').choices(['storefront', 'shopify']).default('storefront'))
    .option('--dry-run', 'validate every row without saving')
    .action((file: string, options: ImportCommandOptions) => importFile(context, file, options));

  forStore(catalog.command('export'))
    .description('write all products to stdout as JSON Lines in the storefront format')
    .addHelpText(
      'after',
      examples('catalog export > products.jsonl', 'catalog export --tenant 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --mode live > live.jsonl'),
    )
    .action(async (options: StoreOptions) => {
      for await (const { chunk } of clients.catalog.exportProducts({}, await callerOf(context, options))) await write(chunk);
    });

  for (const [name, hidden] of [
    ['hide', true],
    ['unhide', false],
  ] as const) {
    forStore(catalog.command(`${name} <sku>`))
      .description(hidden ? 'hide a product from shoppers' : 'show a hidden product to shoppers again')
      .addHelpText('after', examples(`catalog ${name} BOLT-M8`, `catalog ${name} BOLT-M8 --mode live`))
      .action(async (sku: string, options: StoreOptions) => {
        await clients.catalog.setVisibility({ sku, hidden }, await callerOf(context, options));
        print({ sku, hidden });
      });
  }
  return catalog;
}

async function importFile(context: CommandContext, file: string, options: ImportCommandOptions): Promise<void> {
  const { clients, progress } = context;
  const { syntax, bytes } = await openInput(file);
  const requests = fileRequests(bytes, { format: options.format, syntax, dryRun: options.dryRun ?? false });
  const caller = await callerOf(context, options);
  const progressText = importProgress(isStandardInput(file) ? undefined : await countLines(file));
  const violations: NumberedViolation[] = [];
  const warnings: string[] = [];
  let counts = { rows_read: 0, rows_good: 0, rows_bad: 0, created: 0, updated: 0, unchanged: 0 };

  for await (const state of clients.catalog.importProducts(requests, caller)) {
    violations.push(...state.violations.map(({ line, column, reason }) => ({ line, column: column ?? null, reason })));
    counts = {
      rows_read: state.rowsRead,
      rows_good: state.rowsGood,
      rows_bad: state.rowsBad,
      created: state.created,
      updated: state.updated,
      unchanged: state.unchanged,
    };
    warnings.push(...state.warnings.map(({ line, column, reason }) => rowMessage({ line, column: column ?? null, reason })));
    warnings.push(...state.unknownColumns.map((name) => unknownColumn(name, state.knownColumns)));
    progress(progressText(state));
  }
  printImportResult(context, { ...counts, dry_run: options.dryRun ?? false }, violations, warnings);
}

async function* fileRequests(
  bytes: AsyncIterable<Buffer>,
  options: NonNullable<ImportProductsRequest['options']>,
): AsyncGenerator<ImportProductsRequest> {
  yield { options };
  for await (const chunk of bytes) yield { chunk };
}

const NEWLINE = 10;

/** Counts the lines of a file. A hundred megabytes take less than a second. */
async function countLines(file: string): Promise<number> {
  let lines = 0;
  let last = NEWLINE;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1;
    last = chunk.at(-1) ?? last;
  }
  return last === NEWLINE ? lines : lines + 1;
}

/** How far an import is. */
interface ImportState {
  readonly rowsRead: number;
  readonly rowsBad: number;
  /** The line on which the last row begins that was read so far. */
  readonly lineRead: number;
}

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const narrow = (unit: string) => new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'narrow' });
const [hours, minutes, seconds] = [narrow('hour'), narrow('minute'), narrow('second')];

/** Returns a function that describes the progress of an import: the share of the file, if its length is known, the speed, and the time left at this speed. */
export function importProgress(linesTotal: number | undefined, now: () => number = Date.now): (state: ImportState) => string {
  const startedAt = now();
  return ({ rowsRead, rowsBad, lineRead }) => {
    const elapsed = (now() - startedAt) / 1000;
    const share = linesTotal === undefined ? 0 : Math.min(1, lineRead / Math.max(1, linesTotal));
    const parts = [...(linesTotal === undefined ? [] : [`${Math.floor(share * 100)}%`]), `${count.format(rowsRead)} rows`];
    if (elapsed > 0) parts.push(`${count.format(rowsRead / elapsed)} rows/s`);
    if (elapsed > 0 && share > 0 && share < 1) parts.push(`${durationText((elapsed * (1 - share)) / share)} left`);
    if (rowsBad > 0) parts.push(`${count.format(rowsBad)} invalid`);
    return parts.join(', ');
  };
}

function durationText(total: number): string {
  const whole = Math.max(1, Math.round(total));
  if (whole < 60) return seconds.format(whole);
  if (whole < 3600) return `${minutes.format(Math.floor(whole / 60))} ${seconds.format(whole % 60)}`;
  return `${hours.format(Math.floor(whole / 3600))} ${minutes.format(Math.floor((whole % 3600) / 60))}`;
}
