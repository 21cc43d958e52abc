import type { Schemas } from '@storefront/client';
import type { Command } from 'commander';
import { type CommandContext, list } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { type ApiOptions, forApi, publicApi } from '../../public-api.ts';
import { listSubscriptions, SUBSCRIPTION_COLUMNS, subscriptionRows } from '../../webhooks/deliveries.ts';

type CreateOptions = ApiOptions & { readonly events: Schemas['EventType'][]; readonly description?: string };

const ID = '019aa5b3-9b00-7000-8000-00000000e001';

/** Adds `create`, `list`, `get`, and `delete`, which manage the webhook subscriptions of a store. */
export function addSubscriptionCommands(webhooks: Command, { env, answer, isJson }: CommandContext): void {
  forApi(webhooks.command('create <endpoint>'))
    .description('subscribe an endpoint to events; the signing secret is shown only once')
    .requiredOption('--events <list>', 'events to send', list)
    .option('--description <text>', 'label for your staff')
    .addHelpText(
      'after',
      examples(
        'webhooks create https://shop.example.com/webhooks --events order.confirmed,invoice.issued',
        'webhooks create http://localhost:3000/webhooks --events product.created,product.updated,stock.changed',
      ),
    )
    .action(async (endpoint_url: string, { events: event_types, description, ...options }: CreateOptions) => {
      const api = publicApi(env, options);
      answer(await api.answer(api.client.POST('/v1/webhooks', { body: { endpoint_url, event_types, description } })));
    });

  forApi(webhooks.command('list'))
    .description('list the webhook subscriptions')
    .addHelpText('after', examples('webhooks list', 'webhooks list --json'))
    .action(async (options: ApiOptions) => {
      const subscriptions = await listSubscriptions(publicApi(env, options));
      answer(isJson ? subscriptions : subscriptionRows(subscriptions), { columns: SUBSCRIPTION_COLUMNS });
    });

  forApi(webhooks.command('get <subscription>'))
    .description('show a webhook subscription')
    .addHelpText('after', examples(`webhooks get ${ID}`, `webhooks get ${ID} --json`))
    .action(async (subscription_id: string, options: ApiOptions) => {
      const api = publicApi(env, options);
      answer(await api.answer(api.client.GET('/v1/webhooks/{subscription_id}', { params: { path: { subscription_id } } })));
    });

  forApi(webhooks.command('delete <subscription>'))
    .description('delete a webhook subscription; deliveries that wait are discarded')
    .addHelpText('after', examples(`webhooks delete ${ID}`, `webhooks delete ${ID} --json`))
    .action(async (subscription_id: string, options: ApiOptions) => {
      const api = publicApi(env, options);
      await api.answer(api.client.DELETE('/v1/webhooks/{subscription_id}', { params: { path: { subscription_id } } }));
      answer({ id: subscription_id, deleted: true });
    });
}
