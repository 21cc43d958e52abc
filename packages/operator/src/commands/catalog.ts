import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { ImportProductsRequest } from '@storefront/proto/storefront/catalog/v1/ImportProductsRequest';
import { Command, InvalidArgumentError, Option } from 'commander';
import { answerImport, type RowFault } from '../answer-import.ts';
import { type CommandContext, callerOf, forStore, type StoreOptions } from '../command-kit.ts';

/** Half of what a gRPC message may be by default, and many rows. */
const CHUNK_BYTES = 256 * 1024;

type ImportCommandOptions = StoreOptions & { format: 'storefront' | 'shopify'; dryRun?: boolean };

/** storefront catalog import | export | hide | show */
export function catalogCommand(context: CommandContext): Command {
  const { clients, answer, write } = context;
  const catalog = new Command('catalog').description('products');

  forStore(catalog.command('import <file>'))
    .description('reads a file of products; good rows are kept, bad ones told by line')
    .addOption(new Option('--format <format>').choices(['storefront', 'shopify']).default('storefront'))
    .option('--dry-run', 'checks every row and keeps none')
    .action((file: string, options: ImportCommandOptions) => importFile(context, file, options));

  forStore(catalog.command('export'))
    .description('JSON Lines of the storefront format, on standard output')
    .action(async (options: StoreOptions) => {
      for await (const { chunk } of clients.catalog.exportProducts({}, await callerOf(context, options))) await write(chunk);
    });

  for (const [name, hidden] of [
    ['hide', true],
    ['show', false],
  ] as const) {
    forStore(catalog.command(`${name} <sku>`)).action(async (sku: string, options: StoreOptions) => {
      await clients.catalog.setVisibility({ sku, hidden }, await callerOf(context, options));
      answer({ sku, hidden });
    });
  }
  return catalog;
}

async function importFile(context: CommandContext, file: string, options: ImportCommandOptions): Promise<void> {
  const { clients, progress } = context;
  const requests = fileRequests(file, { format: options.format, syntax: syntaxOf(file), dryRun: options.dryRun ?? false });
  const faults: RowFault[] = [];
  let counts = { rows_read: 0, rows_good: 0, rows_bad: 0, created: 0, updated: 0, unchanged: 0 };

  for await (const state of clients.catalog.importProducts(requests, await callerOf(context, options))) {
    faults.push(...state.faults.map(({ line, column, reason }) => ({ line, column: column ?? null, reason })));
    counts = {
      rows_read: state.rowsRead,
      rows_good: state.rowsGood,
      rows_bad: state.rowsBad,
      created: state.created,
      updated: state.updated,
      unchanged: state.unchanged,
    };
    progress(`${state.rowsRead} rows read, ${state.rowsBad} bad`);
  }
  answerImport(context, { ...counts, dry_run: options.dryRun ?? false }, faults);
}

async function* fileRequests(file: string, options: NonNullable<ImportProductsRequest['options']>): AsyncGenerator<ImportProductsRequest> {
  yield { options };
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) yield { chunk: chunk as Buffer };
}

function syntaxOf(file: string): string {
  const extension = extname(file).toLowerCase();
  if (extension === '.csv') return 'csv';
  if (['.jsonl', '.ndjson', '.json'].includes(extension)) return 'jsonl';
  throw new InvalidArgumentError(`${file}: the name must end in .csv or .jsonl`);
}
