import type { Keyset } from '@storefront/proto/storefront/common/v1';
import { Command } from 'commander';
import { type CommandContext, callerOf, forStore, type StoreOptions } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { firstItems, type LimitOptions, withChoice, withLimit } from '../../list-options.ts';
import { refundRow } from '../../refund-rows.ts';
import { type SettlementOptions, settlementOf, withSettlement } from '../../settlement-options.ts';

type ListOptions = StoreOptions & LimitOptions & { readonly status?: string };
type RetryOptions = StoreOptions & SettlementOptions & { readonly throughGateway?: boolean };

const STATUS = 'list only refunds with this status that were not replaced';

/** Defines the commands of `storefront refunds`. */
export function refundsCommand(context: CommandContext): Command {
  const { clients, print } = context;
  const refunds = nounCommand('refunds');

  const list = withChoice(forStore(refunds.command('list')), '--status <status>', STATUS, ['PENDING', 'SUCCEEDED', 'FAILED']);
  withLimit(list, 'refunds')
    .description('list refunds, newest first')
    .addHelpText('after', examples('refunds list --status FAILED', 'refunds list --limit 200 --wide'))
    .action(async ({ status, limit, ...store }: ListOptions) => {
      const caller = await callerOf(context, store);
      const read = (keyset: Keyset) => clients.billing.listRefunds({ status, keyset }, caller);
      const found = await firstItems(limit, read, (page) => page.refunds);
      // A refund has no number: further commands need its ID.
      print(found.map(refundRow), { columns: ['order_number', 'status', 'amount', 'created_at', 'id', 'method'] });
    });

  forStore(refunds.command('get <refund>'))
    .description('print a refund')
    .addHelpText(
      'after',
      examples('refunds get 8f14e45f-ceea-467f-9575-1d5a3e1f9b52', 'refunds get 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --json'),
    )
    .action(async (refundId: string, options: StoreOptions) => {
      const { refund } = await clients.billing.getRefund({ refundId }, await callerOf(context, options));
      print(refund === null ? {} : refundRow(refund));
    });

  withSettlement(forStore(refunds.command('retry <refund>')))
    .description('replace a failed refund, or settle one that waits to be made by hand')
    .addHelpText(
      'after',
      examples(
        'refunds retry 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --through-gateway',
        'refunds retry 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --by-hand --reference bank-4711',
      ),
    )
    .option('--through-gateway', 'return the money through the payment gateway that received it')
    .action(async (refundId: string, options: RetryOptions) => {
      const settlement = settlementOf(options);
      if (options.throughGateway && settlement.method !== 'METHOD_UNSPECIFIED') {
        throw new Error('--through-gateway cannot be combined with --by-hand or --to-credit');
      }
      const request = { refundId, ...settlement, ...(options.throughGateway ? { method: 'GATEWAY' as const } : {}) };
      const { refund } = await clients.billing.retryRefund(request, await callerOf(context, options));
      print(refund === null ? {} : refundRow(refund));
    });
  return refunds;
}
