import { PREPARED, type Scope } from '@storefront/db';
import type { DomainEvent } from '@storefront/events';
import { sql } from 'kysely';
import { lockSubscribers, type Subscriber } from './deliveries.ts';
import { isLive } from './listeners.ts';
import type { Trx } from './schema.ts';

/** Who receives events. */
export interface Receivers<Event> {
  readonly subscribers: ReadonlyMap<Event, readonly Subscriber[]>;
  /** The events for which their store has a listener. */
  readonly heard: ReadonlySet<Event>;
  /** Whether the feed of the store is on. */
  readonly isFeedOn: boolean;
  /** The events that must wait, because an earlier one of their aggregate is held. */
  readonly behindHeld: ReadonlySet<Event>;
  /** The ordered subscriptions of the store, to whatever events. */
  readonly ordered: readonly string[];
}

/** Finds who receives events of a store, and locks the subscriptions as `lockSubscribers` does. */
export async function lockReceivers<Event extends Pick<DomainEvent, 'type' | 'aggregate' | 'aggregateId'>>(
  trx: Trx,
  scope: Scope,
  events: readonly Event[],
): Promise<Receivers<Event>> {
  const { tenantId, mode } = scope;
  const { rows } = await sql<{ place: number; isHeard: boolean; isFeedOn: boolean; isBehindHeld: boolean }>`${PREPARED}
    select given.place::integer as place,
      exists (
        select from listener
        where tenant_id = ${tenantId} and mode = ${mode} and event_types @> array[given.type] and ${isLive}
      ) as "isHeard",
      exists (select from event_feed where tenant_id = ${tenantId} and mode = ${mode} and is_on) as "isFeedOn",
      exists (
        select from held_event
        where tenant_id = ${tenantId} and mode = ${mode} and held_event.aggregate_id = given.aggregate_id and held_event.aggregate = given.aggregate
      ) as "isBehindHeld"
    from unnest(
      ${events.map(({ type }) => type)}::text[], ${events.map(({ aggregate }) => aggregate)}::text[],
      ${events.map(({ aggregateId }) => aggregateId)}::text[]
    ) with ordinality as given (type, aggregate, aggregate_id, place)
  `.execute(trx);
  const where = (applies: (row: (typeof rows)[number]) => boolean): ReadonlySet<Event> =>
    new Set(rows.filter(applies).flatMap(({ place }) => events[place - 1] ?? []));
  return {
    heard: where(({ isHeard }) => isHeard),
    isFeedOn: rows.some(({ isFeedOn }) => isFeedOn),
    behindHeld: where(({ isBehindHeld }) => isBehindHeld),
    ...(await lockSubscribers(trx, scope, events)),
  };
}
