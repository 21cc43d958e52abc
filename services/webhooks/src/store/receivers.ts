import { PREPARED, type Scope } from '@storefront/db';
import type { DomainEvent } from '@storefront/events';
import { sql } from 'kysely';
import type { Ordering } from '../domain/subscription-options.ts';
import type { SubscriptionStatus } from '../domain/subscription.ts';
import { isLive } from './listeners.ts';
import type { Trx } from './schema.ts';
import { IS_FAILING } from './turns.ts';

/** A subscription to an event, or one that is ordered. */
export interface Subscriber {
  readonly id: string;
  readonly status: SubscriptionStatus;
  /** The filters as JSON, which is the same text for the same filters; null if there are none. */
  readonly filters: string | null;
  readonly ordering: Ordering;
  readonly isFailing: boolean;
}

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

interface ReceiversRow {
  readonly subscribers: readonly (Subscriber & { readonly eventTypes: readonly string[] })[];
  readonly isFeedOn: boolean;
  /** The places of events among those given, from 1. */
  readonly heard: readonly number[];
  readonly behindHeld: readonly number[];
}

/**
 * Finds who receives events of a store, and locks its subscriptions to them, including disabled ones, and those that are ordered, whose lines a missing event holds up. A
 * subscription that ends concurrently is either returned in its new state, or waits for this transaction and discards the deliveries that it inserts.
 */
export async function lockReceivers<Event extends Pick<DomainEvent, 'type' | 'aggregate' | 'aggregateId'>>(
  trx: Trx,
  scope: Scope,
  events: readonly Event[],
): Promise<Receivers<Event>> {
  const { tenantId, mode } = scope;
  // Postgres expects the same number of rows from any JSON, so it plans this once. For arrays it would plan each time, by their lengths.
  const given = JSON.stringify(events.map(({ aggregate, aggregateId, type }) => ({ type, aggregate, aggregate_id: aggregateId })));
  const { rows } = await sql<ReceiversRow>`${PREPARED}
    with given as materialized (
      select place::integer, type, aggregate, aggregate_id
      from rows from (jsonb_to_recordset(${given}::jsonb) as (type text, aggregate text, aggregate_id text))
        with ordinality as given (type, aggregate, aggregate_id, place)
    ), subscriber as materialized (
      select id, status, event_types as "eventTypes", ordering, ${IS_FAILING} as "isFailing", case when filters <> '[]' then filters::text end as filters
      from subscription
      where tenant_id = ${tenantId} and mode = ${mode} and deleted_at is null
        and (event_types && array(select type from given) or ordering = 'AGGREGATE')
      order by id
      for share
    )
    select (select coalesce(json_agg(subscriber), '[]') from subscriber) as subscribers,
      exists (select from event_feed where tenant_id = ${tenantId} and mode = ${mode} and is_on) as "isFeedOn",
      array(
        select place from given where exists (
          select from listener where tenant_id = ${tenantId} and mode = ${mode} and event_types @> array[given.type] and ${isLive}
        )
      ) as heard,
      array(
        select place from given where exists (
          select from held_event
          where tenant_id = ${tenantId} and mode = ${mode} and held_event.aggregate_id = given.aggregate_id and held_event.aggregate = given.aggregate
        )
      ) as "behindHeld"
  `.execute(trx);
  const { subscribers = [], isFeedOn = false, heard = [], behindHeld = [] } = rows[0] ?? {};
  const at = (places: readonly number[]): ReadonlySet<Event> => new Set(places.flatMap((place) => events[place - 1] ?? []));
  return {
    subscribers: new Map(events.map((event) => [event, subscribers.filter(({ eventTypes }) => eventTypes.includes(event.type))])),
    heard: at(heard),
    isFeedOn,
    behindHeld: at(behindHeld),
    ordered: subscribers.filter(({ ordering }) => ordering === 'AGGREGATE').map(({ id }) => id),
  };
}
