import type { StockLevel__Output } from '@storefront/proto/storefront/catalog/v1';
import { Command } from 'commander';
import { amount, type CommandContext, callerOf, decimalText, forStore, type StoreOptions } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import type { CommandResult } from '../../print.ts';

/** Defines the commands of `storefront stock`. */
export function stockCommand(context: CommandContext): Command {
  const { clients, print } = context;
  const stock = nounCommand('stock');

  forStore(stock.command('set').argument('<sku>').argument('<quantity>', 'counted quantity', decimalText))
    .description('set the counted quantity')
    .addHelpText('after', examples('stock set BOLT-M8 100', 'stock set CABLE-3X1.5 12.5'))
    .action(async (sku: string, quantity: string, options: StoreOptions) => {
      const response = await clients.catalog.setStock({ sku, quantity }, await callerOf(context, options));
      print(levelOf(response.stock));
    });

  forStore(stock.command('adjust').argument('<sku>').argument('<quantity>', 'difference', decimalText))
    .description('add to the quantity, or subtract from it: stock adjust -- SKU -3')
    .addHelpText('after', examples('stock adjust BOLT-M8 20', 'stock adjust -- BOLT-M8 -3'))
    .action(async (sku: string, quantity: string, options: StoreOptions) => {
      const response = await clients.catalog.adjustStock({ sku, quantity }, await callerOf(context, options));
      print(levelOf(response.stock));
    });

  forStore(stock.command('get <sku>'))
    .description('show the stock of a SKU')
    .addHelpText('after', examples('stock get BOLT-M8', 'stock get BOLT-M8 --json'))
    .action(async (sku: string, options: StoreOptions) => {
      const response = await clients.catalog.getStock({ sku }, await callerOf(context, options));
      print(levelOf(response.stock));
    });

  const lowStock = nounCommand('stock threshold');
  forStore(lowStock.command('set').argument('<quantity>', 'low-stock threshold', decimalText))
    .description('set the low-stock threshold for products without one of their own (default: 10)')
    .addHelpText('after', examples('stock threshold set 5', 'stock threshold set 25 --mode live'))
    .action(async (threshold: string, options: StoreOptions) => {
      await clients.catalog.setLowStockThreshold({ threshold }, await callerOf(context, options));
      print({ low_stock_threshold: Number(threshold) });
    });
  stock.addCommand(lowStock);
  return stock;
}

const levelOf = (stock: StockLevel__Output | null): CommandResult => ({
  sku: stock?.sku ?? null,
  on_hand: amount(stock?.onHand),
  reserved: amount(stock?.reserved),
  sellable: amount(stock?.sellable),
  low_stock_threshold: amount(stock?.lowStockThreshold),
});
