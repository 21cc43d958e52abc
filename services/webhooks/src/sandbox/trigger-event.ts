import { type EndpointEventType, isEndpointEventType, isEventType } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { invalid } from '@storefront/errors';
import { aggregateOf } from '@storefront/events';
import { type Caller, requireSandbox } from '@storefront/rpc';
import { traceHeaders } from '@storefront/telemetry';
import { completeBody, onPublicEvent } from '../delivering/deliver-event.ts';
import type { WebhooksDeps, WebhooksHandler } from '../deps.ts';
import type { EndpointEventData } from '../domain/endpoint-event.ts';
import { countListeners } from '../store/listeners.ts';
import { lockReceivers } from '../store/receivers.ts';
import { getSubscription } from '../store/subscriptions.ts';
import type { TriggeredEvent } from '../wire/event-body.ts';

/**
 * Sends an event to the subscriptions, the listeners, and the feed of the caller's sandbox, on the path of real events. It never reaches the bus, so no other service acts on it, and it
 * is not part of the sequence of its object.
 */
export const triggerEvent: WebhooksHandler<'TriggerEvent'> =
  (deps) =>
  async ({ type, aggregateId, dataJson }, caller) => {
    requireSandbox(caller);
    if (!isEventType(type)) throw invalid('type', 'is not an event type');
    const event: TriggeredEvent = {
      tenantId: caller.tenantId,
      mode: caller.mode,
      id: deps.newId(),
      type,
      aggregate: aggregateOf(type),
      aggregateId,
      sequence: null,
      occurredAt: deps.now().toISOString(),
      traceparent: traceHeaders().traceparent ?? null,
      data: (isEndpointEventType(type) ? await endpointData(deps, caller, type, aggregateId) : JSON.parse(dataJson)) as never,
      isTriggered: true,
    };
    const { body } = await completeBody(event, deps);
    const receivers = await inTransaction(deps.db, async (trx) => {
      const subscribed = (await lockReceivers(trx, caller, [{ event, body }])).subscribers.get(event) ?? [];
      const listeners = await countListeners(trx, caller, type);
      await onPublicEvent(deps)(event, trx);
      return { subscriptions: subscribed.filter(({ status }) => status === 'ACTIVE').length, listeners };
    });
    deps.afterCommit(caller);
    return { eventId: event.id, ...receivers };
  };

/** Returns the data of an event about the endpoint of a subscription as if it had just failed for long enough. */
async function endpointData(
  { db, now }: Pick<WebhooksDeps, 'db' | 'now'>,
  caller: Caller,
  type: EndpointEventType,
  subscriptionId: string,
): Promise<EndpointEventData> {
  const { endpointUrl, failingSince } = await getSubscription(db, caller, subscriptionId);
  const isDisabled = type === 'webhook_endpoint.disabled';
  return {
    subscriptionId,
    endpointUrl,
    failingSince: (failingSince ?? now()).toISOString(),
    percent: isDisabled ? 100 : 50,
    disabledReason: isDisabled ? 'endpoint_failing' : null,
  };
}
