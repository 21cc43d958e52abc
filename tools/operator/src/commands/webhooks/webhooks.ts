import type { Schemas } from '@storefront/client';
import { type EventType, parseTime } from '@storefront/contract';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type CommandContext, list, seconds, wholeNumber } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { type ApiOptions, forApi, publicApi } from '../../public-api.ts';
import { deliveryRows, listDeliveries, redeliver, replay } from '../../webhooks/deliveries.ts';
import { addSubscriptionCommands } from './subscriptions.ts';
import { triggerCommand } from './trigger.ts';
import { webhookListenCommand } from './webhook-listen.ts';

type DeliveriesOptions = ApiOptions & { readonly webhook?: string; readonly status?: keyof typeof STATUSES; readonly limit: number };
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

/** Defines `storefront webhooks listen | create | list | get | delete | deliveries | redeliver | replay | trigger`. */
export function webhooksCommand(context: CommandContext): Command {
  const { env, answer, isJson } = context;
  const webhooks = new Command('webhooks').description("subscribe to, receive, inspect, and repeat a store's webhooks with a secret key");
  webhooks.addCommand(webhookListenCommand(context));

  addSubscriptionCommands(webhooks, context);

  forApi(webhooks.command('deliveries'))
    .description('list the deliveries to endpoints, newest first')
    .option('--webhook <id>', 'only to this subscription (default: all)')
    .addOption(new Option('--status <status>', 'only with this status').choices(Object.keys(STATUSES)))
    .option('--limit <n>', 'maximum number of deliveries to list, up to 200', wholeNumber, 20)
    .addHelpText('after', examples('webhooks deliveries', 'webhooks deliveries --status failed --limit 100'))
    .action(async ({ webhook, status, limit, ...options }: DeliveriesOptions) => {
      const deliveries = await listDeliveries(publicApi(env, options), { webhook, status: status && STATUSES[status], limit });
      answer(isJson ? deliveries : deliveryRows(deliveries));
    });

  forApi(webhooks.command('redeliver <event|delivery>'))
    .description('send an event again to the endpoints that received it, or one delivery to its endpoint')
    .addHelpText(
      'after',
      examples('webhooks redeliver 019aa5b3-9b00-7000-8000-00000000e001', 'webhooks redeliver 019aa5b3-9b00-7000-8000-00000000e001 --json'),
    )
    .action(async (id: string, options: ApiOptions) => answer(await redeliver(publicApi(env, options), id)));

  forApi(webhooks.command('replay'))
    .description('send the deliveries of a period again, oldest first')
    .requiredOption('--since <time>', 'start of the period: a time, or how long ago, such as 2h', timeOrAgo)
    .option('--until <time>', 'end of the period (default: now)', timeOrAgo)
    .option('--webhook <id>', 'only to this subscription (default: all active ones)')
    .option('--events <types>', 'only these events', list)
    .addHelpText('after', examples('webhooks replay --since 2h', 'webhooks replay --since 2026-11-21T06:00:00Z --events order.confirmed'))
    .action(async ({ since, until, webhook, events, ...options }: ReplayOptions) => {
      answer(await replay(publicApi(env, options), { since, until, webhook, events }));
    });

  webhooks.addCommand(triggerCommand(context, 'webhooks'));
  return webhooks;
}

/** Parses a time, or how long ago it was, to a UTC timestamp. */
function timeOrAgo(value: string): string {
  if (/^\d+[smhd]$/.test(value)) return new Date(Date.now() - seconds(value) * 1_000).toISOString();
  const time = parseTime(value);
  if (time === undefined) throw new InvalidArgumentError('It must be a time, such as 2026-11-21T06:00:00Z, or how long ago, such as 2h.');
  return time.toISOString();
}
