import { Command, InvalidArgumentError } from 'commander';
import { type CommandContext, callerOf, forStore, list, type StoreOptions } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { addOrderCorrections } from './order-corrections.ts';
import { addOrderLookups } from './order-lookups.ts';
import { orderQuantities } from './order-rows.ts';

type ShipOptions = StoreOptions & {
  lines?: { lineId: string; quantity: string }[];
  carrier?: string;
  tracking?: string;
  trackingUrl?: string;
};

/** Defines the commands of `storefront orders`. */
export function ordersCommand(context: CommandContext): Command {
  const { clients, print } = context;
  const orders = nounCommand('orders');

  addOrderLookups(orders, context);

  forStore(orders.command('ship <order>'))
    .description('ship all remaining lines, or only those given with --lines')
    .addHelpText(
      'after',
      examples(
        'orders ship SO-1042 --carrier DHL --tracking 1Z999AA1',
        'orders ship SO-1042 --lines 8f14e45f-ceea-467f-9575-1d5a3e1f9b52=2',
      ),
    )
    .option('--lines <sku=quantity,…>', 'IDs or SKUs of lines, and quantities to ship', shipmentLines)
    .option('--carrier <name>', 'name of the carrier')
    .option('--tracking <number>', 'tracking number')
    .option('--tracking-url <url>', 'tracking URL')
    .action(async (order: string, options: ShipOptions) => {
      const request = {
        order,
        lines: options.lines,
        carrier: options.carrier,
        trackingNumber: options.tracking,
        trackingUrl: options.trackingUrl,
      };
      print(orderQuantities((await clients.orders.shipOrder(request, await callerOf(context, options))).order));
    });

  forStore(orders.command('deliver <order>'))
    .description('mark an order as delivered')
    .addHelpText('after', examples('orders deliver SO-1042', 'orders deliver SO-1042 --json'))
    .action(async (order: string, options: StoreOptions) => {
      print(orderQuantities((await clients.orders.deliverOrder({ order }, await callerOf(context, options))).order));
    });

  addOrderCorrections(orders, context);
  return orders;
}

function shipmentLines(value: string): { lineId: string; quantity: string }[] {
  return list(value).map((item) => {
    const [lineId, quantity] = item.split('=');
    if (lineId === undefined || quantity === undefined) throw new InvalidArgumentError('It must be LINE=QUANTITY,LINE=QUANTITY.');
    return { lineId, quantity };
  });
}
