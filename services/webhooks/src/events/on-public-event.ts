import type { EventHandler } from '@storefront/events';
import type { WebhooksDeps } from '../deps.ts';
import { type EventType, isEventType } from '../domain/event-types.ts';
import { insertDeliveries, listSubscribed } from '../store/deliveries.ts';
import type { Database } from '../store/schema.ts';
import { eventBody } from '../wire/event-body.ts';

/** Writes one delivery for each subscription to the event. It is sent by the sender, which knows about slow and dead endpoints. */
export const onPublicEvent =
  ({ newId, now }: Pick<WebhooksDeps, 'newId' | 'now'>): EventHandler<Database, never> =>
  async (event, trx) => {
    const subscribed = await listSubscribed(trx, event, event.type);
    if (subscribed.length === 0) return;
    const body = eventBody(event, knownType(event.type));
    const message = { event: event.type, eventId: event.id, body, traceparent: event.traceparent, now: now() };
    await insertDeliveries(
      trx,
      event,
      message,
      subscribed.map((subscriptionId) => ({ id: newId(), subscriptionId })),
    );
  };

function knownType(type: string): EventType {
  if (!isEventType(type)) throw new Error(`${type} is no public event`);
  return type;
}
