import { inTransaction } from '@storefront/db';
import { traceHeaders } from '@storefront/telemetry';
import type { WebhooksHandler } from '../deps.ts';
import { PING } from '../domain/delivery.ts';
import { FAILING_AFTER } from '../store/flows.ts';
import { insertDeliveries } from '../store/insert-deliveries.ts';
import { lockSubscription } from '../store/subscriptions.ts';
import { pingBody } from '../wire/event-body.ts';

/** Sends one signed test delivery. A disabled subscription can be pinged too, to check whether its endpoint works again. */
export const pingSubscription: WebhooksHandler<'PingSubscription'> =
  ({ db, newId, now, afterCommit }) =>
  async ({ subscriptionId }, caller) => {
    const deliveryId = newId();
    await inTransaction(db, async (trx) => {
      const { consecutiveFailures, id } = await lockSubscription(trx, caller, subscriptionId);
      const at = now();
      const eventId = newId();
      const body = pingBody({ id: eventId, mode: caller.mode, at, subscriptionId: id });
      const message = { event: PING, eventId, body, traceparent: traceHeaders().traceparent ?? null };
      const order = { aggregate: null, position: null, isOrdered: false, isFailing: consecutiveFailures >= FAILING_AFTER };
      await insertDeliveries(trx, caller, [{ id: deliveryId, subscriptionId: id, status: 'PENDING', ...message, ...order }], at);
    });
    afterCommit(caller);
    return { deliveryId };
  };
