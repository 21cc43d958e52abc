import type { PingSubscriptionRequest__Output } from '@storefront/proto/storefront/webhooks/v1/PingSubscriptionRequest';
import type { PingSubscriptionResponse } from '@storefront/proto/storefront/webhooks/v1/PingSubscriptionResponse';
import type { Handler } from '@storefront/rpc';
import { traceHeaders } from '@storefront/telemetry';
import type { WebhooksDeps } from '../deps.ts';
import { PING } from '../domain/event-types.ts';
import { insertDeliveries } from '../store/deliveries.ts';
import { getSubscription } from '../store/subscriptions.ts';
import { pingBody } from '../wire/event-body.ts';

/** Sends one signed test delivery, to a disabled subscription too: that is how its owner tries whether the endpoint is well again. */
export const pingSubscription =
  ({ db, newId, now, afterCommit }: WebhooksDeps): Handler<PingSubscriptionRequest__Output, PingSubscriptionResponse> =>
  async ({ subscriptionId }, caller) => {
    const { id } = await getSubscription(db, caller, subscriptionId);
    const at = now();
    const eventId = newId();
    const deliveryId = newId();
    const body = pingBody({ id: eventId, mode: caller.mode, at, subscriptionId: id });
    const message = { event: PING, eventId, body, traceparent: traceHeaders().traceparent ?? null, now: at };
    await insertDeliveries(db, caller, message, [{ id: deliveryId, subscriptionId: id }]);
    afterCommit();
    return { deliveryId };
  };
