import type { Order__Output } from '@storefront/proto/storefront/orders/v1/Order';
import { Command, InvalidArgumentError } from 'commander';
import { amount, type CommandContext, callerOf, forStore, list, type StoreOptions, wholeNumber } from '../command-kit.ts';

type ShipOptions = StoreOptions & {
  lines?: { lineId: string; quantity: string }[];
  carrier?: string;
  tracking?: string;
  trackingUrl?: string;
};

/** storefront orders list | ship | deliver | cancel */
export function ordersCommand(context: CommandContext): Command {
  const { clients, answer } = context;
  const orders = new Command('orders').description("the store's orders; ORDER is an id or a number");

  forStore(orders.command('list'))
    .option('--limit <n>', '', wholeNumber, 50)
    .option('--offset <n>', '', wholeNumber, 0)
    .action(async (options: StoreOptions & { limit: number; offset: number }) => {
      const response = await clients.orders.listStoreOrders(
        { limit: options.limit, offset: options.offset },
        await callerOf(context, options),
      );
      answer(response.orders.map(rowOf));
    });

  forStore(orders.command('ship <order>'))
    .description('all that is left, or the lines named')
    .option('--lines <line=quantity,…>', '', shipmentLines)
    .option('--carrier <name>')
    .option('--tracking <number>')
    .option('--tracking-url <url>')
    .action(async (order: string, options: ShipOptions) => {
      const request = {
        order,
        lines: options.lines,
        carrier: options.carrier,
        trackingNumber: options.tracking,
        trackingUrl: options.trackingUrl,
      };
      answer(detailOf((await clients.orders.shipOrder(request, await callerOf(context, options))).order));
    });

  forStore(orders.command('deliver <order>')).action(async (order: string, options: StoreOptions) => {
    answer(detailOf((await clients.orders.deliverOrder({ order }, await callerOf(context, options))).order));
  });

  forStore(orders.command('cancel <order>'))
    .requiredOption('--reason <text>')
    .action(async (order: string, options: StoreOptions & { reason: string }) => {
      answer(detailOf((await clients.orders.cancelStoreOrder({ order, reason: options.reason }, await callerOf(context, options))).order));
    });
  return orders;
}

function shipmentLines(value: string): { lineId: string; quantity: string }[] {
  return list(value).map((item) => {
    const [lineId, quantity] = item.split('=');
    if (lineId === undefined || quantity === undefined) throw new InvalidArgumentError('It must be LINE=QUANTITY,LINE=QUANTITY.');
    return { lineId, quantity };
  });
}

const rowOf = (order: Order__Output) => ({
  id: order.id,
  number: order.number,
  status: order.status,
  payment_status: order.paymentStatus,
  payment_rail: order.paymentRail,
  total: amount(order.total),
  currency: order.currency,
  placed_at: order.placedAt,
});

const detailOf = (order: Order__Output | null) =>
  order === null
    ? {}
    : {
        ...rowOf(order),
        lines: order.lines.map((line) => ({
          id: line.id,
          sku: line.sku,
          quantity: amount(line.quantity),
          shipped_quantity: amount(line.shippedQuantity),
        })),
        shipments: order.shipments.map(({ id, number, shippedAt }) => ({ id, number, shipped_at: shippedAt })),
      };
