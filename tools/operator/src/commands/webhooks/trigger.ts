import { EVENT_TYPES, type EventType } from '@storefront/contract';
import { Argument, Command } from 'commander';
import type { CommandContext } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import type { ApiOptions } from '../../public-api.ts';
import { callSandbox, forSandbox } from '../../sandbox-api.ts';

/** Defines `storefront sandbox trigger` and `storefront webhooks trigger`, which do the same. */
export const triggerCommand = ({ env, print }: CommandContext, group: 'sandbox' | 'webhooks'): Command =>
  forSandbox(new Command('trigger'))
    .addArgument(new Argument('<type>', 'type of the event').choices(EVENT_TYPES))
    .argument(
      '<object>',
      'ID or number of the order, invoice, or credit note, ID or email of the customer, ID of the payment session or subscription, or SKU of the product',
    )
    .description('send an event about an existing object of the sandbox to subscriptions, listeners, and the event feed')
    .addHelpText('after', examples(`${group} trigger order.shipped SO-1042`, `${group} trigger stock.changed BOLT-M8`))
    .action(async (type: EventType, object: string, options: ApiOptions) => {
      print((await callSandbox(env, options, ({ POST }) => POST('/v1/sandbox/events', { body: { type, object } }))).data);
    });
