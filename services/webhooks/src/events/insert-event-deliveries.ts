import type { Scope } from '@storefront/db';
import type { DomainEvent } from '@storefront/events';
import type { NewRowDeps } from '../deps.ts';
import { insertDeliveries } from '../store/deliveries.ts';
import type { Receivers } from '../store/receivers.ts';
import type { Trx } from '../store/schema.ts';
import { storeEvents } from '../store/store-events.ts';

/** An event and the body of its deliveries. */
export interface RenderedEvent {
  readonly event: DomainEvent<unknown>;
  readonly body: string;
  /** For a held event, the beginning of the feed that was on when it was received, or null. */
  readonly feedBegan?: number | null | undefined;
}

/**
 * Writes one delivery with the given body for each subscription to one of the events of a store, and stores the events for its feed and its listeners. The sender sends a
 * delivery later, because endpoints can be slow or unavailable. That of a disabled subscription is only stored, so that it can be replayed. Call it last in the
 * transaction, because the positions of stored events are assigned under a lock.
 */
export async function insertEventDeliveries(
  trx: Trx,
  scope: Scope,
  rendered: readonly RenderedEvent[],
  { heard, isFeedOn, subscribers }: Pick<Receivers<DomainEvent<unknown>>, 'heard' | 'isFeedOn' | 'subscribers'>,
  { newId, now, onStored }: NewRowDeps,
): Promise<void> {
  const deliveries = rendered.flatMap(({ body, event }) =>
    (subscribers.get(event) ?? []).map(({ id: subscriptionId, status }) => ({
      id: newId(),
      subscriptionId,
      status: status === 'ACTIVE' ? ('PENDING' as const) : ('DISCARDED' as const),
      event: event.type,
      eventId: event.id,
      body,
      traceparent: event.traceparent,
    })),
  );
  if (deliveries.length > 0) await insertDeliveries(trx, scope, deliveries, now());
  const stored = rendered
    .filter(({ event }) => isFeedOn || heard.has(event))
    .map(({ body, event, feedBegan }) => ({ event: event.type, eventId: event.id, body, feedBegan, isHeard: heard.has(event) }));
  if (stored.length === 0) return;
  await storeEvents(trx, scope, stored);
  onStored(scope);
}
