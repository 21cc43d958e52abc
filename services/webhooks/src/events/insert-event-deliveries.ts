import type { DomainEvent } from '@storefront/events';
import type { Transaction } from 'kysely';
import type { WebhooksDeps } from '../deps.ts';
import { insertDeliveries, lockSubscribers } from '../store/deliveries.ts';
import { insertListenerEvents } from '../store/listener-events.ts';
import type { Database } from '../store/schema.ts';

/**
 * Writes the event for listeners, and one delivery with the given body for each subscription to it. The sender sends it later, because endpoints can be slow or
 * unavailable. The delivery of a disabled subscription is only stored, so that it can be replayed.
 */
export async function insertEventDeliveries(
  trx: Transaction<Database>,
  event: DomainEvent<unknown>,
  body: string,
  { newId, now }: Pick<WebhooksDeps, 'newId' | 'now'>,
): Promise<void> {
  await insertListenerEvents(trx, event, { event: event.type, eventId: event.id, body }, newId);
  const subscribed = await lockSubscribers(trx, event, event.type);
  if (subscribed.length === 0) return;
  await insertDeliveries(
    trx,
    event,
    { event: event.type, eventId: event.id, body, traceparent: event.traceparent, now: now() },
    subscribed.map(({ id: subscriptionId, status }) => ({
      id: newId(),
      subscriptionId,
      status: status === 'ACTIVE' ? 'PENDING' : 'DISCARDED',
    })),
  );
}
