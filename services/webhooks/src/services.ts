import type { SandboxServiceDefinition, WebhooksServiceDefinition } from '@storefront/proto/storefront/webhooks/v1';
import { type ImplementedService, implement } from '@storefront/rpc';
import type { WebhooksDeps } from './deps.ts';
import { getDelivery, getDeliveryStats, listDeliveries, listEventDeliveries, redeliver, replayDeliveries } from './handlers/deliveries.ts';
import { getEvent, getEventFeed, listEvents, setEventFeed } from './handlers/events.ts';
import { createListener, deleteListener, receiveEvents } from './handlers/listeners.ts';
import { pingSubscription, rotateSecret } from './handlers/rotate-secret.ts';
import {
  createSubscription,
  deleteSubscription,
  getSubscription,
  listSubscriptions,
  setSubscriptionStatus,
  updateSubscription,
} from './handlers/subscriptions.ts';
import { triggerEvent } from './sandbox/trigger-event.ts';

/** Every service of this process, for `serve`. */
export const webhooksServices = (deps: WebhooksDeps): readonly ImplementedService[] => [webhooksService(deps), sandboxService(deps)];

/** Subscriptions, deliveries, and events, for the gateway. Operators look at the former, enable them, send deliveries again, and turn event feeds on and off. */
const webhooksService = (deps: WebhooksDeps): ImplementedService =>
  implement<WebhooksServiceDefinition>(
    'storefront.webhooks.v1.WebhooksService',
    {
      CreateSubscription: createSubscription(deps),
      ListSubscriptions: listSubscriptions(deps),
      GetSubscription: getSubscription(deps),
      UpdateSubscription: updateSubscription(deps),
      SetSubscriptionStatus: setSubscriptionStatus(deps),
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
        GetDeliveryStats: ['gateway', 'operator'],
        Redeliver: ['gateway', 'operator'],
        ReplayDeliveries: ['gateway', 'operator'],
        SetSubscriptionStatus: ['operator'],
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
