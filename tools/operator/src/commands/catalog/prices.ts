import type { ContractPrice } from '@storefront/proto/storefront/catalog/v1';
import type { Keyset } from '@storefront/proto/storefront/common/v1';
import { importPrices, PRICES_HEADER, priceLine } from '@storefront/public-json/files';
import type { Caller } from '@storefront/rpc';
import { Command } from 'commander';
import { type CommandContext, type StoreOptions, callerOf, decimalText, forStore } from '../../command-options.ts';
import { customerIdOf, existingCustomerId } from '../../customer-id.ts';
import { examples } from '../../examples.ts';
import { openInput } from '../../input-file.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { pagesOf } from '../../list-options.ts';
import { reportImport } from '../../print-import-result.ts';

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
      const read = (keyset: Keyset) => clients.catalog.listContractPrices({ customerId, keyset }, caller);
      for await (const { prices: batch } of pagesOf(read)) {
        const emails = await emailsOf(context, caller, new Set(batch.map((price) => price.customerId)));
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
      const setPrices = (batch: readonly ContractPrice[]) => clients.catalog.setContractPrices({ prices: [...batch], dryRun }, caller);
      const findIds = async (customers: readonly string[]) =>
        (await clients.billing.listCustomerIds({ customers: [...customers] }, caller)).customers;
      await reportImport(
        context,
        importPrices(await openInput(file), findIds, setPrices),
        ({ created, updated, unchanged }) => ({ stored: created + updated + unchanged, dry_run: dryRun }),
        ({ created, updated, unchanged }, errors) =>
          `${created + updated + unchanged} prices ${dryRun ? 'valid' : 'stored'}, ${errors} rows invalid`,
      );
    });
  return prices;
}

/** Returns the emails of customers by ID, at most as many as a page has prices. */
async function emailsOf({ clients }: CommandContext, caller: Caller, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  if (ids.size === 0) return new Map();
  const { customers } = await clients.billing.listStoreCustomers({ customers: [...ids], keyset: { limit: ids.size } }, caller);
  return new Map(customers.flatMap(({ customer }) => (customer ? [[customer.id, customer.email] as const] : [])));
}
