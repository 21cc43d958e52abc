import type { Scope } from '@storefront/db';
import type { DomainEvent } from '@storefront/events';
import type { NewRowDeps } from '../deps.ts';
import { aggregateOfEvent, placeOfEvent, recordReceived } from '../store/aggregate-progress.ts';
import { insertDeliveries } from '../store/deliveries.ts';
import { reorderLines } from '../store/lines.ts';
import { insertListenerEvents } from '../store/listener-events.ts';
import type { Receivers } from '../store/receivers.ts';
import type { Trx } from '../store/schema.ts';
import { markAllDue } from '../store/turns.ts';

/** An event and the body of its deliveries. */
export interface RenderedEvent {
  readonly event: DomainEvent<unknown>;
  readonly body: string;
}

/**
 * Writes the events of a store for listeners, and one delivery with the given body for each subscription to one of them. The sender sends it later, because endpoints can be
 * slow or unavailable. The delivery of a disabled subscription is only stored, so that it can be replayed.
 */
export async function insertEventDeliveries(
  trx: Trx,
  scope: Scope,
  rendered: readonly RenderedEvent[],
  { heard, ordered, subscribers }: Pick<Receivers<DomainEvent<unknown>>, 'heard' | 'ordered' | 'subscribers'>,
  { newId, now }: NewRowDeps,
): Promise<void> {
  for (const { body, event } of rendered) {
    if (heard.has(event)) await insertListenerEvents(trx, scope, { event: event.type, eventId: event.id, body }, newId);
  }
  const events = rendered.map(({ event }) => event);
  const late = ordered.length > 0 && events.length > 0 ? await recordReceived(trx, scope, events) : [];
  const deliveries = rendered.flatMap(({ body, event }) =>
    (subscribers.get(event) ?? []).map(({ id: subscriptionId, status, isFailing, ordering }) => ({
      id: newId(),
      subscriptionId,
      status: status === 'ACTIVE' ? ('PENDING' as const) : ('DISCARDED' as const),
      event: event.type,
      eventId: event.id,
      body,
      traceparent: event.traceparent,
      aggregate: aggregateOfEvent(event),
      place: placeOfEvent(event),
      isOrdered: ordering === 'AGGREGATE',
      isFailing,
    })),
  );
  if (deliveries.length > 0) await insertDeliveries(trx, scope, deliveries, now());
  await reorderLines(
    trx,
    scope,
    ordered.flatMap((subscriptionId) => late.map((event) => ({ subscriptionId, aggregate: aggregateOfEvent(event) }))),
  );
  if (late.length > 0) await markAllDue(trx, scope);
}
