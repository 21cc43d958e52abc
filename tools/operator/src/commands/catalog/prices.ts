import { normalSku } from '@storefront/contract';
import { Command } from 'commander';
import { batches } from '../../batches.ts';
import { type CommandContext, type StoreOptions, callerOf, decimalText, forStore } from '../../command-options.ts';
import { customerIdOf, existingCustomerId } from '../../customer-id.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { emailsOf, listCustomers, withCustomerIds } from '../../price-customers.ts';
import { PRICES_HEADER, type PriceRow, priceLine, readPriceRows } from '../../price-rows.ts';
import { type NumberedViolation, printImportResult } from '../../print-import-result.ts';

/** The maximum number of prices in one SetContractPrices request. */
const BATCH = 1000;

/** Defines the commands of `storefront prices`. */
export function pricesCommand(context: CommandContext): Command {
  const { clients, print, complain } = context;
  const prices = nounCommand('prices');

  forStore(prices.command('set').argument('<sku>').argument('<price>', 'price of a base unit', decimalText))
    .description('set the contract price of a customer for a SKU')
    .addHelpText(
      'after',
      examples('prices set BOLT-M8 85 --customer ann@example.com', 'prices set BOLT-M8 79.5 --customer ann@example.com --min-quantity 100'),
    )
    .requiredOption('--customer <id or email>', 'customer ID or email')
    .option('--min-quantity <n>', 'minimum quantity at which the price applies (default: 1)', decimalText)
    .action(async (sku: string, unitPrice: string, options: StoreOptions & { customer: string; minQuantity?: string }) => {
      const caller = await callerOf(context, options);
      const customerId = await existingCustomerId(clients, caller, options.customer);
      const contractPrice = { customerId, sku, unitPrice, minQuantity: options.minQuantity };
      const response = await clients.catalog.setContractPrices({ prices: [contractPrice] }, caller);
      print({ stored: response.stored });
      for (const { reason } of response.violations) complain(reason);
    });

  forStore(prices.command('delete <sku>'))
    .description("remove a customer's contract prices for a SKU; the regular price applies again")
    .addHelpText(
      'after',
      examples('prices delete BOLT-M8 --customer ann@example.com', 'prices delete BOLT-M8 --customer ann@example.com --min-quantity 100'),
    )
    .requiredOption('--customer <id or email>', 'customer ID or email')
    .option('--min-quantity <n>', 'remove only the price with this minimum quantity', decimalText)
    .action(async (sku: string, options: StoreOptions & { customer: string; minQuantity?: string }) => {
      const caller = await callerOf(context, options);
      const customerId = await customerIdOf(clients, caller, options.customer);
      const { removed } = await clients.catalog.removeContractPrices({ customerId, sku, minQuantity: options.minQuantity }, caller);
      print({ removed });
    });

  forStore(prices.command('export'))
    .description('write contract prices to stdout as CSV that can be imported again')
    .addHelpText('after', examples('prices export > prices.csv', 'prices export --customer ann@example.com'))
    .option('--customer <id or email>', 'export only the prices of this customer')
    .action(async (options: StoreOptions & { customer?: string }) => {
      const caller = await callerOf(context, options);
      const customerId = options.customer === undefined ? undefined : await customerIdOf(clients, caller, options.customer);
      await context.write(Buffer.from(PRICES_HEADER));
      for await (const { prices: batch } of clients.catalog.exportContractPrices({ customerId }, caller)) {
        const customerIds = batch.map((price) => price.customerId);
        const emails = await emailsOf(customerIds, listCustomers(clients, caller));
        await context.write(Buffer.from(batch.map((price) => priceLine(price, emails.get(price.customerId) ?? '')).join('')));
      }
    });

  forStore(prices.command('import <file>'))
    .description('import a CSV or JSON Lines file with customer_id or customer_email, sku, unit_price, and min_quantity')
    .addHelpText('after', examples('prices import prices.csv --dry-run', 'prices import prices.jsonl'))
    .option('--dry-run', 'validate every row without saving')
    .action(async (file: string, options: StoreOptions & { dryRun?: boolean }) => {
      const dryRun = options.dryRun ?? false;
      const caller = await callerOf(context, options);
      let stored = 0;
      const violations: NumberedViolation[] = [];
      const warnings = new Set<string>();
      const refuse = (violation: NumberedViolation): void => void violations.push(violation);
      const read = readPriceRows(file, refuse, (warning) => warnings.add(warning));
      const rows = withCustomerIds(read, listCustomers(clients, caller), refuse);
      for await (const batch of batches(rejectDuplicatePrices(rows, refuse), BATCH)) {
        const response = await clients.catalog.setContractPrices({ prices: batch.map(({ price }) => price), dryRun }, caller);
        stored += response.stored;
        // The service numbers rows within the batch; convert them to line numbers in the file.
        violations.push(
          ...response.violations.map(({ line, column, reason }) => ({
            line: batch[line - 1]?.line ?? line,
            column: column ?? null,
            reason,
          })),
        );
        context.progress(`${stored} prices ${dryRun ? 'valid' : 'stored'}, ${violations.length} rows invalid`);
      }
      violations.sort((a, b) => a.line - b.line);
      printImportResult(context, { stored, dry_run: dryRun }, violations, [...warnings]);
    });
  return prices;
}

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
