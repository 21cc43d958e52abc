import type { Schemas } from '@storefront/client';
import { type Command, Option } from 'commander';
import { type CommandContext, list } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { type ApiOptions, forApi, publicApi } from '../../public-api.ts';
import { timestamp } from '../../time-options.ts';
import { listSubscriptions, sharedEndpoint, SUBSCRIPTION_COLUMNS, subscriptionRows } from '../../webhooks/deliveries.ts';
import { optionsBody, type SubscriptionOptions, withSubscriptionOptions } from './subscription-options.ts';

type CreateOptions = ApiOptions & SubscriptionOptions & { readonly events: Schemas['EventType'][]; readonly description?: string };
type UpdateOptions = ApiOptions &
  SubscriptionOptions & {
    readonly endpoint?: string;
    readonly events?: Schemas['EventType'][];
    readonly description?: string;
    readonly status?: Schemas['SubscriptionStatus'];
  };
type StatsOptions = ApiOptions & { readonly since?: string; readonly until?: string };

const ID = '019aa5b3-9b00-7000-8000-00000000e001';

/** Adds `create`, `list`, `get`, `update`, `stats`, and `delete`, which manage the webhook subscriptions of a store. */
export function addSubscriptionCommands(webhooks: Command, context: CommandContext): void {
  const { env, print, isJson } = context;
  addCreate(webhooks, context);
  addUpdate(webhooks, context);
  addStats(webhooks, context);

  forApi(webhooks.command('list'))
    .description('list the webhook subscriptions')
    .addHelpText('after', examples('webhooks list', 'webhooks list --json'))
    .action(async (options: ApiOptions) => {
      const subscriptions = await listSubscriptions(publicApi(env, options));
      print(isJson ? subscriptions : subscriptionRows(subscriptions), { columns: SUBSCRIPTION_COLUMNS });
    });

  forApi(webhooks.command('get <subscription>'))
    .description('show a webhook subscription')
    .addHelpText('after', examples(`webhooks get ${ID}`, `webhooks get ${ID} --json`))
    .action(async (subscription_id: string, options: ApiOptions) => {
      const api = publicApi(env, options);
      print(await api.bodyOf(api.client.GET('/v1/webhooks/{subscription_id}', { params: { path: { subscription_id } } })));
    });

  forApi(webhooks.command('delete <subscription>'))
    .description('delete a webhook subscription; pending deliveries are discarded')
    .addHelpText('after', examples(`webhooks delete ${ID}`, `webhooks delete ${ID} --json`))
    .action(async (subscription_id: string, options: ApiOptions) => {
      const api = publicApi(env, options);
      await api.bodyOf(api.client.DELETE('/v1/webhooks/{subscription_id}', { params: { path: { subscription_id } } }));
      print({ id: subscription_id, deleted: true });
    });
}

function addCreate(webhooks: Command, { env, isJson, print, warn }: CommandContext): void {
  withSubscriptionOptions(forApi(webhooks.command('create <endpoint>')))
    .description('subscribe an endpoint to events; the signing secret is shown only once')
    .requiredOption('--events <list>', 'events to send', list)
    .option('--description <text>', 'label for your staff')
    .addHelpText(
      'after',
      examples(
        'webhooks create https://shop.example.com/webhooks --events order.confirmed,invoice.issued',
        'webhooks create http://localhost:3000/webhooks --events product.created,product.updated,stock.changed',
        'webhooks create https://shop.example.com/webhooks --events order.confirmed --ordering AGGREGATE --max-per-second 20',
      ),
    )
    .action(async (endpoint_url: string, { events: event_types, description, ...options }: CreateOptions) => {
      const api = publicApi(env, options);
      const body = { endpoint_url, event_types, description, ...optionsBody(options) };
      const created = await api.bodyOf(api.client.POST('/v1/webhooks', { body }));
      const warning = sharedEndpoint(await listSubscriptions(api), created);
      print(isJson && warning !== undefined ? { ...created, warning } : created);
      if (warning !== undefined) warn(warning);
    });
}

function addUpdate(webhooks: Command, { env, print }: CommandContext): void {
  withSubscriptionOptions(forApi(webhooks.command('update <subscription>')))
    .description('change a webhook subscription; omitted options stay the same')
    .option('--endpoint <url>', 'new address of the endpoint')
    .option('--events <list>', 'events to send', list)
    .option('--description <text>', "label for your staff; '' to remove it")
    .addOption(new Option('--status <status>', 'whether it receives events').choices(['ACTIVE', 'DISABLED']))
    .addHelpText(
      'after',
      examples(`webhooks update ${ID} --signature-scheme v1a`, `webhooks update ${ID} --status ACTIVE --max-per-second 20`),
    )
    .action(async (subscription_id: string, { endpoint, events, description, status, ...options }: UpdateOptions) => {
      const api = publicApi(env, options);
      const body = { endpoint_url: endpoint, event_types: events, description, status, ...optionsBody(options) };
      print(await api.bodyOf(api.client.PATCH('/v1/webhooks/{subscription_id}', { params: { path: { subscription_id } }, body })));
    });
}

function addStats(webhooks: Command, { env, print, isJson }: CommandContext): void {
  forApi(webhooks.command('stats <subscription>'))
    .description('show by hour how many attempts an endpoint accepted, how many failed, and how long they took')
    .option('--since <time>', 'start of the period: a time, or how long ago, such as 2h (default: a day before its end)')
    .option('--until <time>', 'end of the period, at most 30 days after its start (default: now)')
    .addHelpText('after', examples(`webhooks stats ${ID}`, `webhooks stats ${ID} --since 7d --json`))
    .action(async (subscription_id: string, { since, until, ...options }: StatsOptions) => {
      const api = publicApi(env, options);
      const query = { from: timestamp(since), to: timestamp(until) };
      const { data } = await api.bodyOf(
        api.client.GET('/v1/webhooks/{subscription_id}/stats', { params: { path: { subscription_id }, query } }),
      );
      print(isJson ? data : data.map(({ p50_ms: p50, p95_ms: p95, ...counts }) => ({ ...counts, p50, p95 })));
    });
}
