import type { Schemas } from '@storefront/client';
import type { EventType } from '@storefront/contract';
import { type Command, Option } from 'commander';
import { type CommandContext, list, wholeNumber } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { type ApiOptions, forApi, publicApi } from '../../public-api.ts';
import { timestamp } from '../../time-options.ts';
import {
  DELIVERY_COLUMNS,
  deliveryRows,
  listDeliveries,
  listSubscriptions,
  redeliver,
  rejectionWarnings,
  replay,
} from '../../webhooks/deliveries.ts';
import { addSubscriptionCommands } from './subscriptions.ts';
import { triggerCommand } from './trigger.ts';
import { webhookListenCommand } from './webhook-listen.ts';

type DeliveriesOptions = ApiOptions & {
  readonly webhook?: string;
  readonly status?: keyof typeof STATUSES;
  readonly type?: EventType;
  readonly since?: string;
  readonly until?: string;
  readonly limit: number;
};
type ReplayOptions = ApiOptions & {
  readonly since: string;
  readonly until?: string;
  readonly webhook?: string;
  readonly events?: EventType[];
};

/** The states by the names that the command gives them. */
const STATUSES = {
  pending: 'PENDING',
  delivered: 'DELIVERED',
  failed: 'FAILED',
  discarded: 'DISCARDED',
} as const satisfies Record<string, Schemas['DeliveryStatus']>;

/** Defines the commands of `storefront webhooks`. */
export function webhooksCommand(context: CommandContext): Command {
  const { env, print, isJson, warn } = context;
  const webhooks = nounCommand('webhooks');
  webhooks.addCommand(webhookListenCommand(context));

  addSubscriptionCommands(webhooks, context);

  const deliveryGroup = nounCommand('webhooks deliveries');
  forApi(deliveryGroup.command('list'))
    .description('list the deliveries to endpoints, newest first')
    .option('--webhook <id>', 'only to this subscription (default: all)')
    .addOption(new Option('--status <status>', 'only with this status').choices(Object.keys(STATUSES)))
    .option('--type <type>', 'only of this event type')
    .option('--since <time>', 'only created at or after this time: a time, or how long ago, such as 2h')
    .option('--until <time>', 'only created before this time')
    .option('--limit <n>', 'maximum number of deliveries to list, up to 200', wholeNumber, 20)
    .addHelpText(
      'after',
      examples('webhooks deliveries list', 'webhooks deliveries list --type order.confirmed --status failed --since 2h'),
    )
    .action(async ({ webhook, status, type, since, until, limit, ...options }: DeliveriesOptions) => {
      const query = { webhook, status: status && STATUSES[status], event_type: type, from: timestamp(since), to: timestamp(until), limit };
      const api = publicApi(env, options);
      const deliveries = await listDeliveries(api, query);
      const warnings = rejectionWarnings(deliveries, await listSubscriptions(api));
      const withWarnings = () => deliveries.map((delivery) => ({ ...delivery, warning: warnings.get(delivery.id) }));
      print(isJson ? withWarnings() : deliveryRows(deliveries), { columns: DELIVERY_COLUMNS });
      for (const warning of new Set(warnings.values())) warn(warning);
    });

  forApi(webhooks.command('redeliver <event|delivery>'))
    .description('send an event again to the endpoints that received it, or one delivery to its endpoint')
    .addHelpText(
      'after',
      examples('webhooks redeliver 019aa5b3-9b00-7000-8000-00000000e001', 'webhooks redeliver 019aa5b3-9b00-7000-8000-00000000e001 --json'),
    )
    .action(async (id: string, options: ApiOptions) => print(await redeliver(publicApi(env, options), id)));

  forApi(webhooks.command('replay'))
    .description('send the deliveries of a period again, oldest first')
    .requiredOption('--since <time>', 'start of the period: a time, or how long ago, such as 2h')
    .option('--until <time>', 'end of the period (default: now)')
    .option('--webhook <id>', 'only to this subscription (default: all active ones)')
    .option('--events <list>', 'only these events', list)
    .addHelpText('after', examples('webhooks replay --since 2h', 'webhooks replay --since 2026-11-21T06:00:00Z --events order.confirmed'))
    .action(async ({ since, until, webhook, events, ...options }: ReplayOptions) => {
      const range = { since: timestamp(since) ?? since, until: timestamp(until) };
      print(await replay(publicApi(env, options), { ...range, webhook, events }));
    });

  webhooks.addCommand(deliveryGroup);
  webhooks.addCommand(triggerCommand(context, 'webhooks'));
  return webhooks;
}
