import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { ContractPrice } from '@storefront/proto/storefront/catalog/v1/ContractPrice';
import { Command } from 'commander';
import { parse } from 'csv-parse';
import { type CommandContext, callerOf, decimalText, forStore, type StoreOptions } from '../command-kit.ts';

/** The most that SetContractPrices takes at once. */
const BATCH = 1000;

type Row = { readonly line: number; readonly price: ContractPrice };

/** storefront prices set | import */
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

  forStore(prices.command('import <file>'))
    .description('CSV or JSON Lines with customer_id, sku, unit_price, min_quantity')
    .action(async (file: string, options: StoreOptions) => {
      const caller = await callerOf(context, options);
      let stored = 0;
      const faults: { line: number; column: string | null; reason: string }[] = [];
      for await (const batch of batches(rowsOf(file))) {
        const response = await clients.catalog.setContractPrices({ prices: batch.map(({ price }) => price) }, caller);
        stored += response.stored;
        // The service counts lines within the batch; a person wants them within the file.
        faults.push(
          ...response.faults.map(({ line, column, reason }) => ({ line: batch[line - 1]?.line ?? line, column: column ?? null, reason })),
        );
        context.progress(`${stored} prices stored, ${faults.length} rows bad`);
      }
      answer({ stored, faults });
      for (const { line, column, reason } of faults) complain(`line ${line}${column === null ? '' : `, ${column}`}: ${reason}`);
    });
  return prices;
}

async function* batches(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* rowsOf(file: string): AsyncGenerator<Row> {
  if (file.toLowerCase().endsWith('.csv')) {
    const parser = createReadStream(file).pipe(parse({ columns: true, bom: true, info: true, skip_empty_lines: true, trim: true }));
    for await (const { record, info } of parser as AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>) {
      yield { line: info.lines, price: toPrice(record) };
    }
    return;
  }
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file) })) {
    line += 1;
    if (text.trim() !== '') yield { line, price: toPrice(JSON.parse(text) as Record<string, unknown>) };
  }
}

const toPrice = (row: Readonly<Record<string, unknown>>): ContractPrice => ({
  customerId: cell(row.customer_id),
  sku: cell(row.sku),
  unitPrice: cell(row.unit_price),
  minQuantity: cell(row.min_quantity) === '' ? undefined : cell(row.min_quantity),
});

const cell = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
