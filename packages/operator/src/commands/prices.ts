import { Command } from 'commander';
import { answerImport, type RowFault } from '../answer-import.ts';
import { type CommandContext, callerOf, decimalText, forStore, type StoreOptions } from '../command-kit.ts';
import { distinctPrices } from '../distinct-prices.ts';
import { PRICES_HEADER, type PriceRow, priceLine, readPriceRows } from '../price-rows.ts';

/** The most that SetContractPrices takes at once. */
const BATCH = 1000;

/** storefront prices set | remove | import | export */
export function pricesCommand(context: CommandContext): Command {
  const { clients, answer, complain } = context;
  const prices = new Command('prices').description("customers' contract prices");

  forStore(prices.command('set <sku> <price>'))
    .requiredOption('--customer <id>')
    .option('--min-quantity <n>', 'from this quantity on, 1 by default', decimalText)
    .action(async (sku: string, price: string, options: StoreOptions & { customer: string; minQuantity?: string }) => {
      const contractPrice = { customerId: options.customer, sku, unitPrice: decimalText(price), minQuantity: options.minQuantity };
      const response = await clients.catalog.setContractPrices({ prices: [contractPrice] }, await callerOf(context, options));
      answer({ stored: response.stored });
      for (const { reason } of response.faults) complain(reason);
    });

  forStore(prices.command('remove <sku>'))
    .description('ends what the customer was promised for a SKU; who has no contract price pays what everybody pays')
    .requiredOption('--customer <id>')
    .option('--min-quantity <n>', 'only the price from this quantity on', decimalText)
    .action(async (sku: string, options: StoreOptions & { customer: string; minQuantity?: string }) => {
      const request = { customerId: options.customer, sku, minQuantity: options.minQuantity };
      const { removed } = await clients.catalog.removeContractPrices(request, await callerOf(context, options));
      answer({ removed });
    });

  forStore(prices.command('export'))
    .description('CSV that imports back, on standard output')
    .option('--customer <id>', 'of one customer')
    .action(async (options: StoreOptions & { customer?: string }) => {
      const caller = await callerOf(context, options);
      await context.write(Buffer.from(PRICES_HEADER));
      for await (const { prices: batch } of clients.catalog.exportContractPrices({ customerId: options.customer }, caller)) {
        await context.write(Buffer.from(batch.map(priceLine).join('')));
      }
    });

  forStore(prices.command('import <file>'))
    .description('CSV or JSON Lines with customer_id, sku, unit_price, min_quantity')
    .option('--dry-run', 'checks every row and stores none')
    .action(async (file: string, options: StoreOptions & { dryRun?: boolean }) => {
      const dryRun = options.dryRun ?? false;
      const caller = await callerOf(context, options);
      let stored = 0;
      const faults: RowFault[] = [];
      const refuse = (fault: RowFault): void => void faults.push(fault);
      for await (const batch of batches(distinctPrices(readPriceRows(file, refuse), refuse))) {
        const response = await clients.catalog.setContractPrices({ prices: batch.map(({ price }) => price), dryRun }, caller);
        stored += response.stored;
        // The service counts lines within the batch; a person wants them within the file.
        faults.push(
          ...response.faults.map(({ line, column, reason }) => ({ line: batch[line - 1]?.line ?? line, column: column ?? null, reason })),
        );
        context.progress(`${stored} prices ${dryRun ? 'good' : 'stored'}, ${faults.length} rows bad`);
      }
      faults.sort((a, b) => a.line - b.line);
      answerImport(context, { stored, dry_run: dryRun }, faults);
    });
  return prices;
}

async function* batches(rows: AsyncIterable<PriceRow>): AsyncGenerator<PriceRow[]> {
  let batch: PriceRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
