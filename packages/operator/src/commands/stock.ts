import type { StockLevel__Output } from '@storefront/proto/storefront/catalog/v1/StockLevel';
import { Command } from 'commander';
import { amount, type CommandContext, callerOf, decimalText, forStore, type StoreOptions } from '../command-kit.ts';
import type { Answer } from '../print.ts';

/** storefront stock set | adjust | show | threshold */
export function stockCommand(context: CommandContext): Command {
  const { clients, answer } = context;
  const stock = new Command('stock').description('what is on the shelf; storefronts see bands only');

  forStore(stock.command('set <sku> <quantity>'))
    .description('counts anew')
    .action(async (sku: string, quantity: string, options: StoreOptions) => {
      const response = await clients.catalog.setStock({ sku, quantity: decimalText(quantity) }, await callerOf(context, options));
      answer(levelOf(response.stock));
    });

  forStore(stock.command('adjust <sku> <quantity>'))
    .description('adds, or takes away with a minus: adjust -- SKU -3')
    .action(async (sku: string, quantity: string, options: StoreOptions) => {
      const response = await clients.catalog.adjustStock({ sku, quantity: decimalText(quantity) }, await callerOf(context, options));
      answer(levelOf(response.stock));
    });

  forStore(stock.command('show <sku>')).action(async (sku: string, options: StoreOptions) => {
    const response = await clients.catalog.getStock({ sku }, await callerOf(context, options));
    answer(levelOf(response.stock));
  });

  forStore(stock.command('threshold <quantity>'))
    .description('from how few on stock is low, for products that do not say so themselves; 10 until it is set')
    .action(async (quantity: string, options: StoreOptions) => {
      const threshold = decimalText(quantity);
      await clients.catalog.setLowStockThreshold({ threshold }, await callerOf(context, options));
      answer({ low_stock_threshold: Number(threshold) });
    });
  return stock;
}

const levelOf = (stock: StockLevel__Output | null): Answer => ({
  sku: stock?.sku ?? null,
  on_hand: amount(stock?.onHand),
  reserved: amount(stock?.reserved),
  sellable: amount(stock?.sellable),
  low_stock_threshold: amount(stock?.lowStockThreshold),
});
