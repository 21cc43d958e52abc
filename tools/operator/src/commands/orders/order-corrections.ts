import { newId } from '@storefront/rpc';
import type { Command } from 'commander';
import {
  amount,
  type CommandContext,
  callerOf,
  decimalText,
  eachPair,
  forStore,
  type Pair,
  type StoreOptions,
} from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { refundRow } from '../../refund-rows.ts';
import { type SettlementOptions, settlementOf, withSettlement } from '../../settlement-options.ts';
import { orderQuantities } from './order-rows.ts';

interface CorrectionOptions extends StoreOptions {
  readonly lines?: readonly Pair[];
  readonly idempotencyKey?: string;
}
type CancelOptions = CorrectionOptions & { readonly reason: string };
type RefundOptions = CorrectionOptions &
  SettlementOptions & { readonly amount?: string; readonly shipping?: boolean; readonly restock?: boolean; readonly reason?: string };

const KEY = 'repeating the command with the same key corrects the order once (default: a new one)';

/** Adds `cancel`, `refund`, and `restock` to `storefront orders`. */
export function addOrderCorrections(orders: Command, context: CommandContext): void {
  const { clients, print } = context;

  forStore(orders.command('cancel <order>'))
    .description('cancel an order, or only the unshipped quantities given with --lines')
    .addHelpText(
      'after',
      examples("orders cancel SO-1042 --reason 'ordered twice'", "orders cancel SO-1042 --lines BOLT-M8=2 --reason 'out of stock'"),
    )
    .requiredOption('--reason <reason>', 'reason for the cancellation')
    .option('--lines <sku=quantity>', 'SKU and unshipped quantity in base units, once per SKU', eachPair)
    .option('--idempotency-key <uuid>', `with --lines: ${KEY}`)
    .action(async (order: string, { reason, lines, idempotencyKey, ...options }: CancelOptions) => {
      const caller = await callerOf(context, options);
      const response =
        lines === undefined
          ? await clients.orders.cancelStoreOrder({ order, reason }, caller)
          : await clients.orders.correctOrder(
              { order, kind: 'CANCEL', requestKey: idempotencyKey ?? newId(), lines: linesOf(lines), reason },
              caller,
            );
      print(orderQuantities(response.order));
    });

  withSettlement(forStore(orders.command('refund <order>')))
    .description('refund an order and issue a credit note, in full or as given with --lines, --shipping, and --amount')
    .addHelpText(
      'after',
      examples(
        'orders refund SO-1042 --lines BOLT-M8=2 --restock --reason damaged',
        'orders refund SO-1042 --shipping --amount 150 --by-hand --reference bank-4711',
      ),
    )
    .option('--amount <amount>', 'amount to refund, including tax', decimalText)
    .option('--lines <sku=quantity>', 'SKU and quantity in base units, once per SKU; what has not shipped is canceled first', eachPair)
    .option('--shipping', 'refund what is left of the shipping')
    .option('--restock', 'take the lines from what has shipped, and put them back into stock')
    .option('--reason <reason>', 'reason, which is printed on the credit note')
    .option('--idempotency-key <uuid>', KEY)
    .action(
      async (
        order: string,
        { amount: refunded, lines = [], shipping = false, restock = false, reason, idempotencyKey, ...options }: RefundOptions,
      ) => {
        const requested = {
          order,
          kind: 'REFUND' as const,
          requestKey: idempotencyKey ?? newId(),
          amount: refunded,
          lines: linesOf(lines),
          shipping,
          restock,
          reason,
        };
        const response = await clients.orders.correctOrder({ ...requested, ...settlementOf(options) }, await callerOf(context, options));
        const { creditNote, refunds = [] } = response.refund ?? {};
        print({
          credit_note: creditNote?.number ?? null,
          total: amount(creditNote?.total),
          due_reduction: amount(creditNote?.dueReduction),
          refunds: refunds.map(refundRow),
        });
      },
    );

  forStore(orders.command('restock <order>'))
    .description('put returned goods back into stock without a refund')
    .addHelpText('after', examples('orders restock SO-1042 --lines BOLT-M8=2', 'orders restock SO-1042 --lines BOLT-M8=2 --lines NUT-M8=4'))
    .requiredOption('--lines <sku=quantity>', 'returned SKU and quantity in base units, once per SKU', eachPair)
    .option('--idempotency-key <uuid>', KEY)
    .action(async (order: string, { lines, idempotencyKey, ...options }: CorrectionOptions) => {
      const requested = { order, kind: 'RESTOCK' as const, requestKey: idempotencyKey ?? newId(), lines: linesOf(lines ?? []) };
      print(orderQuantities((await clients.orders.correctOrder(requested, await callerOf(context, options))).order));
    });
}

const linesOf = (pairs: readonly Pair[]) => pairs.map(([sku, quantity]) => ({ sku, quantity }));
