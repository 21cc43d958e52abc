import { newId } from '@storefront/rpc';
import type { Command } from 'commander';
import { type CommandContext, callerOf, eachPair, forStore, type Pair, type StoreOptions } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { addOrderCorrections } from './order-corrections.ts';
import { addOrderLookups } from './order-lookups.ts';
import { orderQuantities } from './order-rows.ts';

type ShipOptions = StoreOptions & {
  lines?: readonly Pair[];
  idempotencyKey?: string;
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
      examples('orders ship SO-1042 --carrier DHL --tracking 1Z999AA1', 'orders ship SO-1042 --lines BOLT-M8=2 --lines NUT-M8=4'),
    )
    .option('--lines <sku=quantity>', 'SKU or ID of a line, and the quantity to ship, once per line', eachPair)
    .option('--carrier <name>', 'name of the carrier')
    .option('--tracking <number>', 'tracking number')
    .option('--tracking-url <url>', 'tracking URL')
    .option('--idempotency-key <uuid>', 'repeating the command with the same key ships once (default: a new one)')
    .action(async (order: string, options: ShipOptions) => {
      const request = {
        order,
        requestKey: options.idempotencyKey ?? newId(),
        lines: options.lines?.map(([lineId, quantity]) => ({ lineId, quantity })),
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
