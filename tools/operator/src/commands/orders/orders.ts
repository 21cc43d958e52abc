import type { Order__Output } from '@storefront/proto/storefront/orders/v1/Order';
import { newId } from '@storefront/rpc';
import { Command, InvalidArgumentError } from 'commander';
import { amount, type CommandContext, callerOf, decimalText, forStore, list, type StoreOptions } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { refundRow } from '../../refund-rows.ts';
import { type SettlementOptions, settlementOf, withSettlement } from '../../settlement-options.ts';
import { addOrderLookups } from './order-lookups.ts';
import { orderRow } from './order-rows.ts';

type RefundOptions = StoreOptions &
  SettlementOptions & {
    amount?: string;
    lines?: { sku: string; quantity: string }[];
    restock?: boolean;
    reason?: string;
    key?: string;
  };
type ShipOptions = StoreOptions & {
  lines?: { lineId: string; quantity: string }[];
  carrier?: string;
  tracking?: string;
  trackingUrl?: string;
};

/** Defines `storefront orders list | show | ship | deliver | cancel | refund`. */
export function ordersCommand(context: CommandContext): Command {
  const { clients, answer } = context;
  const orders = new Command('orders').description('manage orders, given by ID or number');

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
    .option('--lines <line=quantity,…>', 'line IDs and quantities to ship', shipmentLines)
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
      answer(detailOf((await clients.orders.shipOrder(request, await callerOf(context, options))).order));
    });

  forStore(orders.command('deliver <order>'))
    .description('mark an order as delivered')
    .addHelpText('after', examples('orders deliver SO-1042', 'orders deliver SO-1042 --json'))
    .action(async (order: string, options: StoreOptions) => {
      answer(detailOf((await clients.orders.deliverOrder({ order }, await callerOf(context, options))).order));
    });

  forStore(orders.command('cancel <order>'))
    .description('cancel an order')
    .addHelpText(
      'after',
      examples("orders cancel SO-1042 --reason 'out of stock'", "orders cancel SO-1042 --reason 'ordered twice' --mode live"),
    )
    .requiredOption('--reason <text>', 'reason for the cancellation')
    .action(async (order: string, options: StoreOptions & { reason: string }) => {
      answer(detailOf((await clients.orders.cancelStoreOrder({ order, reason: options.reason }, await callerOf(context, options))).order));
    });

  withSettlement(forStore(orders.command('refund <order>')))
    .description('refund an order and issue a credit note, in full or as given with --amount or --lines')
    .addHelpText(
      'after',
      examples(
        'orders refund SO-1042 --lines BOLT-M8=2 --restock --reason damaged',
        'orders refund SO-1042 --amount 150 --by-hand --reference bank-4711',
      ),
    )
    .option('--amount <n>', 'amount to refund, including tax', decimalText)
    .option('--lines <sku=quantity,…>', 'returned SKUs and quantities in base units', refundLines)
    .option('--restock', 'put the returned lines back into stock')
    .option('--reason <text>', 'reason, which is printed on the credit note')
    .option('--key <uuid>', 'repeating the command with the same key refunds once (default: a new one)')
    .action(async (order: string, { amount: refunded, lines = [], restock = false, reason, key, ...options }: RefundOptions) => {
      const requested = { order, requestKey: key ?? newId(), amount: refunded, lines, restock, reason };
      const response = await clients.orders.refundStoreOrder({ ...requested, ...settlementOf(options) }, await callerOf(context, options));
      const { creditNote, refunds = [] } = response.refund ?? {};
      answer({
        credit_note: creditNote?.number ?? null,
        total: amount(creditNote?.total),
        due_reduction: amount(creditNote?.dueReduction),
        refunds: refunds.map(refundRow),
      });
    });
  return orders;
}

function refundLines(value: string): { sku: string; quantity: string }[] {
  return list(value).map((item) => {
    const at = item.lastIndexOf('=');
    if (at < 1) throw new InvalidArgumentError('It must be SKU=QUANTITY,SKU=QUANTITY.');
    return { sku: item.slice(0, at), quantity: item.slice(at + 1) };
  });
}

function shipmentLines(value: string): { lineId: string; quantity: string }[] {
  return list(value).map((item) => {
    const [lineId, quantity] = item.split('=');
    if (lineId === undefined || quantity === undefined) throw new InvalidArgumentError('It must be LINE=QUANTITY,LINE=QUANTITY.');
    return { lineId, quantity };
  });
}

const detailOf = (order: Order__Output | null) =>
  order === null
    ? {}
    : {
        ...orderRow(order),
        lines: order.lines.map((line) => ({
          id: line.id,
          sku: line.sku,
          quantity: amount(line.quantity),
          shipped_quantity: amount(line.shippedQuantity),
        })),
        shipments: order.shipments.map(({ id, number, shippedAt }) => ({ id, number, shipped_at: shippedAt })),
      };
