import { csvLine } from '@storefront/public-json';
import { CUSTOMER_COLUMNS, customerCells, importCustomers } from '@storefront/public-json/files';
import { type Command, InvalidArgumentError } from 'commander';
import { type CommandContext, callerOf, forStore, type StoreOptions } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { openInput } from '../../input-file.ts';
import { reportImport } from '../../print-import-result.ts';

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
  const input = await openInput(file);
  if (input.syntax !== 'csv') throw new InvalidArgumentError(`${file}: must be a CSV file`);
  const caller = await callerOf(context, store);
  const states = importCustomers(input, (rows) => context.clients.billing.importCustomers({ rows: [...rows], dryRun }, caller));
  await reportImport(
    context,
    states,
    ({ created, updated, unchanged }) => ({ created, updated, unchanged, dry_run: dryRun }),
    ({ created, updated, unchanged }, errors) =>
      `${created + updated + unchanged} customers ${dryRun ? 'valid' : 'saved'}, ${errors} errors`,
  );
}

const lineOf = (cells: readonly string[]): Buffer => Buffer.from(`${csvLine(cells)}\n`);
