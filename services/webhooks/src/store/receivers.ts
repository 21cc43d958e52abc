import { PREPARED, type Scope } from '@storefront/db';
import type { DomainEvent } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1';
import { sql } from 'kysely';
import { isAbout } from '../domain/endpoint-event.ts';
import { compileFilters, type Matches } from '../domain/match-filters.ts';
import { isPublic } from '../domain/pending-event.ts';
import type { Filter, Ordering } from '../domain/subscription-options.ts';
import type { SubscriptionStatus } from '../domain/subscription.ts';
import { IS_FAILING } from './flows.ts';
import { isLive } from './listeners.ts';
import type { Db, Trx } from './schema.ts';

/**
 * Returns the events of a store to which it has a subscription or a listener, or all if its feed is on, and the invoices of pending orders, in one statement. A store
 * with an ordered subscription receives all, so that a missing event is noticed.
 */
export async function filterSubscribed<Event extends Scope & Pick<DomainEvent, 'type' | 'data' | 'position'>>(
  db: Db,
  events: readonly Event[],
): Promise<ReadonlySet<Event>> {
  const [scope] = events;
  if (scope === undefined) return new Set();
  const { tenantId, mode } = scope;
  // Postgres expects the same number of rows from any JSON, so it plans this once. For arrays it would plan each time, by their lengths.
  const given = events.map((event) => ({ type: isPublic(event) ? event.type : null, order_id: orderOfInvoice(event) }));
  const { rows } = await sql<{ index: number }>`${PREPARED}
    select index::integer
    from rows from (jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as (type text, order_id text)) with ordinality as given (type, order_id, index)
    where exists (
      select from subscription where tenant_id = ${tenantId} and mode = ${mode} and deleted_at is null
        and (event_types @> array[given.type] or ordering = 'AGGREGATE' and given.type is not null)
    ) or exists (
      select from listener where tenant_id = ${tenantId} and mode = ${mode} and event_types @> array[given.type] and ${isLive}
    ) or exists (
      select from event_feed where tenant_id = ${tenantId} and mode = ${mode} and is_on and given.type is not null
    ) or exists (
      select from pending_event where tenant_id = ${tenantId} and mode = ${mode} and aggregate_id = given.order_id
    )
  `.execute(db);
  return new Set(rows.flatMap(({ index }) => events[index - 1] ?? []));
}

/** Null for other events. */
const orderOfInvoice = ({ data, type }: { readonly type: string; readonly data: unknown }): string | null =>
  type === 'invoice.issued' ? ((data as Partial<InvoiceEvent__Output>).invoice?.orderId ?? null) : null;

/** A subscription to an event, or one that is ordered. */
export interface Subscriber {
  readonly id: string;
  readonly status: SubscriptionStatus;
  /** The filters as JSON, which is the same text for the same filters; null if there are none. */
  readonly filters: string | null;
  readonly ordering: Ordering;
  readonly isFailing: boolean;
}

/** An event and the body of its deliveries. */
export interface RenderedEvent {
  readonly event: DomainEvent<unknown>;
  readonly body: string;
  /** For a pending event, the beginning of the feed that was on when it was received, or null. */
  readonly feedBegan?: number | null | undefined;
}

/** Who receives events. */
export interface Receivers {
  readonly subscribers: ReadonlyMap<DomainEvent<unknown>, readonly Subscriber[]>;
  /** The events for which their store has a listener. */
  readonly heard: ReadonlySet<DomainEvent<unknown>>;
  /** Whether the feed of the store is on. */
  readonly isFeedOn: boolean;
  /** Whether the events of the store are dispatched in the order of their aggregates even if one is missing: for its feed, or an ordered subscription. */
  readonly isSequenced: boolean;
  /** The events of which an earlier one of their aggregate is pending. */
  readonly behind: ReadonlySet<DomainEvent<unknown>>;
}

interface ReceiversRow {
  readonly subscribers: readonly (Subscriber & { readonly eventTypes: readonly string[] })[];
  readonly isFeedOn: boolean;
  /** The indexes of events among those given, from 1. */
  readonly heard: readonly number[];
  readonly behind: readonly number[];
}

/**
 * Finds who receives events of a store, and locks its subscriptions to them, including disabled ones, and those that are ordered. Leaves out subscriptions whose
 * filters the body does not match, and the one that an event is about; listeners have no filters. A subscription that ends concurrently is either returned in its
 * new state, or waits for this transaction and discards the deliveries that it inserts.
 */
export async function lockReceivers(trx: Trx, scope: Scope, rendered: readonly RenderedEvent[]): Promise<Receivers> {
  const { tenantId, mode } = scope;
  const events = rendered.map(({ event }) => event);
  // Postgres expects the same number of rows from any JSON, so it plans this once. For arrays it would plan each time, by their lengths.
  const given = JSON.stringify(
    events.map(({ aggregate, aggregateId, position, type }) => ({ type, aggregate, aggregate_id: aggregateId, position: position ?? 0 })),
  );
  const { rows } = await sql<ReceiversRow>`${PREPARED}
    with given as materialized (
      select index::integer, type, aggregate, aggregate_id, position
      from rows from (jsonb_to_recordset(${given}::jsonb) as (type text, aggregate text, aggregate_id text, position integer))
        with ordinality as given (type, aggregate, aggregate_id, position, index)
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
        select index from given where exists (
          select from listener where tenant_id = ${tenantId} and mode = ${mode} and event_types @> array[given.type] and ${isLive}
        )
      ) as heard,
      array(
        select index from given where exists (
          select from pending_event pending
          where pending.tenant_id = ${tenantId} and pending.mode = ${mode} and pending.aggregate_id = given.aggregate_id
            and pending.aggregate = given.aggregate and pending.position < given.position
        )
      ) as behind
  `.execute(trx);
  const { subscribers = [], isFeedOn = false, heard = [], behind = [] } = rows[0] ?? {};
  const at = (indexes: readonly number[]): ReadonlySet<DomainEvent<unknown>> =>
    new Set(indexes.flatMap((index) => events[index - 1] ?? []));
  const subscribersTo = ({ event, body }: RenderedEvent): readonly Subscriber[] =>
    matching(
      subscribers.filter(({ eventTypes, id }) => eventTypes.includes(event.type) && !isAbout(event, id)),
      body,
    );
  return {
    subscribers: new Map(rendered.map((each) => [each.event, subscribersTo(each)])),
    heard: at(heard),
    isFeedOn,
    isSequenced: isFeedOn || subscribers.some(({ ordering }) => ordering === 'AGGREGATE'),
    behind: at(behind),
  };
}

/** The body is parsed only if there is a filter. What is compared is what is sent. */
function matching(subscribers: readonly Subscriber[], body: string): readonly Subscriber[] {
  if (subscribers.every(({ filters }) => filters === null)) return subscribers;
  const { data } = JSON.parse(body) as { readonly data: unknown };
  return subscribers.filter(({ filters }) => filters === null || matcherOf(filters)(data));
}

/** The filters of about as many subscriptions as a process has events of at a time. */
const CACHED_MAX = 1_000;
const compiled = new Map<string, Matches>();

/** Filters are compiled once for each text that stores have; the oldest text is dropped. */
function matcherOf(filters: string): Matches {
  const known = compiled.get(filters);
  if (known !== undefined) return known;
  const [oldest] = compiled.keys();
  if (compiled.size >= CACHED_MAX && oldest !== undefined) compiled.delete(oldest);
  const matches = compileFilters(JSON.parse(filters) as readonly Filter[]);
  compiled.set(filters, matches);
  return matches;
}
