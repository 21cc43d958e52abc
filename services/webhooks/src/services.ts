import type { SandboxServiceDefinition, WebhooksServiceDefinition } from '@storefront/proto/storefront/webhooks/v1';
import { type ImplementedService, implement } from '@storefront/rpc';
import type { WebhooksDeps } from './deps.ts';
import { createListener } from './handlers/create-listener.ts';
import { createSubscription } from './handlers/create-subscription.ts';
import { deleteListener } from './handlers/delete-listener.ts';
import { deleteSubscription } from './handlers/delete-subscription.ts';
import { getEventFeed, setEventFeed } from './handlers/event-feed.ts';
import { getDeliveryStats } from './handlers/get-delivery-stats.ts';
import { getDelivery } from './handlers/get-delivery.ts';
import { getEvent } from './handlers/get-event.ts';
import { getSubscription } from './handlers/get-subscription.ts';
import { listDeliveries } from './handlers/list-deliveries.ts';
import { listEventDeliveries } from './handlers/list-event-deliveries.ts';
import { listEvents } from './handlers/list-events.ts';
import { listSubscriptions } from './handlers/list-subscriptions.ts';
import { pingSubscription } from './handlers/ping-subscription.ts';
import { receiveEvents } from './handlers/receive-events.ts';
import { redeliver } from './handlers/redeliver.ts';
import { replayDeliveries } from './handlers/replay-deliveries.ts';
import { rotateSecret } from './handlers/rotate-secret.ts';
import { updateSubscription } from './handlers/update-subscription.ts';
import { triggerEvent } from './sandbox/trigger-event.ts';

/** Every service of this process, for `serve`. */
export const webhooksServices = (deps: WebhooksDeps): readonly ImplementedService[] => [webhooksService(deps), sandboxService(deps)];

/** Subscriptions, deliveries, and events, for the gateway. The operator may look at the former, and turns event feeds on and off. */
const webhooksService = (deps: WebhooksDeps): ImplementedService =>
  implement<WebhooksServiceDefinition>(
    'storefront.webhooks.v1.WebhooksService',
    {
      CreateSubscription: createSubscription(deps),
      ListSubscriptions: listSubscriptions(deps),
      GetSubscription: getSubscription(deps),
      UpdateSubscription: updateSubscription(deps),
      DeleteSubscription: deleteSubscription(deps),
      RotateSecret: rotateSecret(deps),
      PingSubscription: pingSubscription(deps),
      ListDeliveries: listDeliveries(deps),
      GetDelivery: getDelivery(deps),
      GetDeliveryStats: getDeliveryStats(deps),
      Redeliver: redeliver(deps),
      ReplayDeliveries: replayDeliveries(deps),
      ListEventDeliveries: listEventDeliveries(deps),
      CreateListener: createListener(deps),
      ReceiveEvents: receiveEvents(deps),
      DeleteListener: deleteListener(deps),
      ListEvents: listEvents(deps),
      GetEvent: getEvent(deps),
      GetEventFeed: getEventFeed(deps),
      SetEventFeed: setEventFeed(deps),
    },
    {
      callers: ['gateway'],
      except: {
        ListSubscriptions: ['gateway', 'operator'],
        ListDeliveries: ['gateway', 'operator'],
        GetEventFeed: ['operator'],
        SetEventFeed: ['operator'],
      },
    },
  );

/** Control of a store's sandbox. */
const sandboxService = (deps: WebhooksDeps): ImplementedService =>
  implement<SandboxServiceDefinition>(
    'storefront.webhooks.v1.SandboxService',
    { TriggerEvent: triggerEvent(deps) },
    { callers: ['gateway'] },
  );
