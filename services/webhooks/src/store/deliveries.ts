import { isUuid } from '@storefront/contract';
import { type Columns, inScope, inTransaction, PREPARED, recordOf, type Scope } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import type { DomainEvent } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1';
import { sql } from 'kysely';
import type { Attempt, Delivery, DeliveryStatus } from '../domain/delivery.ts';
import { PING } from '../domain/delivery.ts';
import { isPublic } from '../domain/pending-event.ts';
import type { TimeRange } from '../domain/stats-range.ts';
import { scheduleDeliveries, schedule, NOW, flowKindOf } from './flows.ts';
import { LATEST_ATTEMPT } from './latest-attempt.ts';
import { isLive } from './listeners.ts';
import type { Db, Trx } from './schema.ts';
import { deliveriesOf, subscriptionsOf } from './scoped.ts';
import { resumeDeliveries, type Sequence } from './sequences.ts';
import { getSubscription, lockSubscription } from './subscriptions.ts';

const DELIVERY = recordOf<Omit<Delivery, 'lastResponseStatus' | 'lastFailure'>>()({
  id: 'plain',
  subscriptionId: 'plain',
  event: 'plain',
  eventId: 'plain',
  status: 'plain',
  attemptCount: 'plain',
  nextAttemptAt: 'plain',
  deliveredAt: 'plain',
  createdAt: 'plain',
});
const COLUMNS = DELIVERY.columns;

const ATTEMPT = recordOf<Attempt>()({
  number: 'plain',
  startedAt: 'plain',
  durationMs: 'plain',
  responseStatus: 'plain',
  failure: 'plain',
});

/** A delivery to insert. */
export interface NewDelivery {
  readonly id: string;
  readonly subscriptionId: string;
  /** DISCARDED for a disabled subscription: it is not sent, but a replay can send it. */
  readonly status: 'PENDING' | 'DISCARDED';
  readonly event: string;
  readonly eventId: string;
  readonly body: string;
  readonly traceparent: string | null;
  /** The aggregate of the event; null for a ping. */
  readonly aggregate: string | null;
  /** The position of the event in its aggregate; null for one without a position. */
  readonly position: number | null;
  /** Whether it waits for the earlier ones of its aggregate. */
  readonly isOrdered: boolean;
  /** Whether its endpoint fails, so that it has another flow. */
  readonly isFailing: boolean;
}

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

/**
 * Inserts deliveries of a store to subscriptions locked by `trx`; pending ones are due now, or in their sequence. Idempotent: an event is inserted only once
 * for each subscription.
 */
export async function insertDeliveries(trx: Trx, scope: Scope, deliveries: readonly NewDelivery[], now: Date): Promise<void> {
  const each = <T>(value: (delivery: NewDelivery) => T): T[] => deliveries.map(value);
  // The senders use the database's clock.
  await sql`${PREPARED}
    insert into delivery (tenant_id, mode, id, subscription_id, event, event_id, body, traceparent, status, aggregate, position, is_open,
      next_attempt_at, created_at)
    select ${scope.tenantId}::uuid, ${scope.mode}, id, subscription_id, event, event_id, body, traceparent, status, aggregate, position, is_open,
      case when status = 'PENDING' and not is_open then ${NOW} end, ${now}::timestamptz
    from unnest(
      ${each(({ id }) => id)}::uuid[], ${each(({ subscriptionId }) => subscriptionId)}::uuid[], ${each(({ event }) => event)}::text[],
      ${each(({ eventId }) => eventId)}::uuid[], ${each(({ body }) => body)}::text[], ${each(({ traceparent }) => traceparent)}::text[],
      ${each(({ status }) => status)}::text[], ${each(({ aggregate }) => aggregate)}::text[], ${each(({ position }) => position)}::integer[],
      ${each(isOpen)}::boolean[]
    ) as given (id, subscription_id, event, event_id, body, traceparent, status, aggregate, position, is_open)
    on conflict (tenant_id, mode, subscription_id, event_id) do nothing
  `.execute(trx);
  const pending = deliveries.filter(({ status }) => status === 'PENDING');
  await resumeDeliveries(trx, scope, pending.filter(isOpen).flatMap(sequenceOf));
  for (const isFailing of new Set(pending.map((delivery) => delivery.isFailing))) await schedule(trx, scope, flowKindOf(isFailing));
}

const isOpen = ({ isOrdered, position, status }: NewDelivery): boolean => isOrdered && position !== null && status === 'PENDING';
const sequenceOf = ({ aggregate, subscriptionId }: NewDelivery): readonly Sequence[] =>
  aggregate === null ? [] : [{ aggregate, subscriptionId }];

/** Which deliveries to list. */
export interface DeliveryPage {
  readonly limit: number;
  readonly offset: number;
  readonly status?: DeliveryStatus | undefined;
  readonly eventId?: string | undefined;
  readonly eventType?: string | undefined;
  /** When they were created. */
  readonly created?: TimeRange | undefined;
}

/** Lists a page of a subscription's deliveries, newest first, and their total number. Without a condition, it lists all. */
export async function listDeliveries(
  db: Db,
  scope: Scope,
  subscriptionId: string,
  { limit, offset, status, eventId, eventType, created }: DeliveryPage,
): Promise<{ deliveries: readonly Delivery[]; total: number }> {
  await getSubscription(db, scope, subscriptionId);
  if (eventId !== undefined && !isUuid(eventId)) return { deliveries: [], total: 0 };
  const deliveries = deliveriesOf(db, scope, subscriptionId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'PENDING'))
    .$if(eventId !== undefined, (query) => query.where('event_id', '=', eventId ?? ''))
    .$if(eventType !== undefined, (query) => query.where('event', '=', eventType ?? ''))
    .$if(created?.from !== undefined, (query) => query.where('created_at', '>=', created?.from ?? new Date()))
    .$if(created?.to !== undefined, (query) => query.where('created_at', '<', created?.to ?? new Date()));
  const rows = await deliveries
    .select([...COLUMNS, ...LATEST_ATTEMPT])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await deliveries.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { deliveries: rows.map(toDelivery), total };
}

/** Lists the deliveries of events, oldest first. A store has at most 20 subscriptions, each with its own index range. */
export async function listEventDeliveries(db: Db, scope: Scope, eventIds: readonly string[]): Promise<readonly Delivery[]> {
  const rows = await subscriptionsOf(db, scope)
    .innerJoin('delivery', (join) =>
      join
        .onRef('delivery.tenant_id', '=', 'subscription.tenant_id')
        .onRef('delivery.mode', '=', 'subscription.mode')
        .onRef('delivery.subscription_id', '=', 'subscription.id'),
    )
    .where('delivery.event_id', 'in', [...eventIds])
    .select([...COLUMNS.map((column) => `delivery.${column}` as const), ...LATEST_ATTEMPT])
    .orderBy('delivery.created_at')
    .orderBy('delivery.id')
    .execute();
  return rows.map(toDelivery);
}

/** A delivery with its attempts and body. */
export interface DeliveryDetail {
  readonly delivery: Delivery;
  readonly attempts: readonly Attempt[];
  readonly body: string;
}

/** The newest attempts are returned. A schedule makes at most eleven; only redeliveries can make more. */
const ATTEMPTS_SHOWN_MAX = 100;

/** Returns a delivery with its attempts and body; 404 for an unknown one. */
export async function getDelivery(db: Db, scope: Scope, subscriptionId: string, id: string): Promise<DeliveryDetail> {
  await getSubscription(db, scope, subscriptionId);
  const row = isUuid(id)
    ? await deliveriesOf(db, scope, subscriptionId)
        .where('id', '=', id)
        .select([...COLUMNS, ...LATEST_ATTEMPT, 'body'])
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound('delivery');
  const attempts = await db
    .selectFrom('attempt')
    .where(inScope(scope))
    .where('delivery_id', '=', id)
    .select(ATTEMPT.columns)
    .orderBy('number', 'desc')
    .limit(ATTEMPTS_SHOWN_MAX)
    .execute();
  return { delivery: toDelivery(row), body: row.body, attempts: attempts.reverse().map(ATTEMPT.read) };
}

/** Makes a delivery due now, even if it is waiting for its next attempt, and returns it. Two requests send it twice. */
export function requestResend(db: Db, scope: Scope, subscriptionId: string, id: string): Promise<DeliveryDetail> {
  return inTransaction(db, async (trx) => {
    const { status } = await lockSubscription(trx, scope, subscriptionId);
    const row = isUuid(id)
      ? await deliveriesOf(trx, scope, subscriptionId).where('id', '=', id).select('event').forUpdate().executeTakeFirst()
      : undefined;
    if (row === undefined) throw notFound('delivery');
    if (status === 'DISABLED' && row.event !== PING) throw conflict('subscription_disabled', 'The webhook subscription is disabled.');
    await trx
      .updateTable('delivery')
      .set((columns) => ({ status: 'PENDING', next_attempt_at: NOW, resends: columns('resends', '+', 1) }))
      .where(inScope(scope))
      .where('id', '=', id)
      .execute();
    await scheduleDeliveries(trx, scope);
    return getDelivery(trx, scope, subscriptionId, id);
  });
}

const toDelivery = (row: Columns<Delivery>): Delivery => ({
  ...DELIVERY.read(row),
  lastResponseStatus: row.last_response_status,
  lastFailure: row.last_failure,
});
