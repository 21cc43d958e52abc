import type { Scope } from '@storefront/db';
import type { DomainEvent } from '@storefront/events';
import type { NewRowDeps } from '../deps.ts';
import { aggregateOfEvent, placeOfEvent, type Recorded, recordReceived } from '../store/aggregate-progress.ts';
import { insertDeliveries } from '../store/deliveries.ts';
import { reorderLines } from '../store/lines.ts';
import type { Receivers } from '../store/receivers.ts';
import type { Trx } from '../store/schema.ts';
import { storeEvents } from '../store/store-events.ts';
import { markAllDue } from '../store/turns.ts';

/** An event and the body of its deliveries. */
export interface RenderedEvent {
  readonly event: DomainEvent<unknown>;
  readonly body: string;
  /** For a held event, the beginning of the feed that was on when it was received, or null. */
  readonly feedBegan?: number | null | undefined;
}

/** What is recorded of events while nothing needs their order. */
export const NOTHING_RECORDED: Recorded = { late: [], places: new Map(), early: new Map() };

/**
 * Writes one delivery with the given body for each subscription to one of the events of a store, and stores the events for its feed and its listeners. The sender sends a
 * delivery later, because endpoints can be slow or unavailable. That of a disabled subscription is only stored, so that it can be replayed. Call it last in the
 * transaction, because the positions of stored events are assigned under a lock.
 */
export async function insertEventDeliveries(
  trx: Trx,
  scope: Scope,
  rendered: readonly RenderedEvent[],
  { heard, isFeedOn, ordered, subscribers }: Omit<Receivers<DomainEvent<unknown>>, 'behindHeld'>,
  { newId, now, onStored }: NewRowDeps,
): Promise<void> {
  const events = rendered.map(({ event }) => event);
  const isRecorded = ordered.length > 0 && events.length > 0;
  const { late, places } = isRecorded ? await recordReceived(trx, scope, events) : NOTHING_RECORDED;
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
      place: places.get(event) ?? placeOfEvent(event),
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
  const stored = rendered
    .filter(({ event }) => isFeedOn || heard.has(event))
    .map(({ body, event, feedBegan }) => ({ event: event.type, eventId: event.id, body, feedBegan, isHeard: heard.has(event) }));
  if (stored.length === 0) return;
  await storeEvents(trx, scope, stored);
  onStored(scope);
}
