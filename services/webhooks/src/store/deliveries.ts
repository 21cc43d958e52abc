import { isUuid } from '@storefront/contract';
import { inTransaction, type Scope } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Attempt, Delivery, DeliveryStatus } from '../domain/delivery.ts';
import { PING } from '../domain/delivery.ts';
import type { SubscriptionStatus } from '../domain/subscription.ts';
import { LATEST_ATTEMPT } from './latest-attempt.ts';
import { isLive } from './listeners.ts';
import type { Database } from './schema.ts';
import { deliveriesOf, subscriptionsOf } from './scoped.ts';
import { getSubscription, lockSubscription } from './subscriptions.ts';

const COLUMNS = [
  'id',
  'subscription_id',
  'event',
  'event_id',
  'status',
  'attempt_count',
  'next_attempt_at',
  'delivered_at',
  'created_at',
] as const;

interface Row extends Pick<Selectable<Database['delivery']>, (typeof COLUMNS)[number]> {
  readonly last_response_status: number | null;
  readonly last_failure: string | null;
}

/** A delivery to insert. */
export interface NewDelivery {
  readonly id: string;
  readonly subscriptionId: string;
  /** DISCARDED for a disabled subscription: it is not sent, but a replay can send it. */
  readonly status: 'PENDING' | 'DISCARDED';
}

/** The content that the deliveries of one event have in common. */
export interface Message {
  readonly event: string;
  readonly eventId: string;
  readonly body: string;
  readonly traceparent: string | null;
  readonly now: Date;
}

/**
 * Locks and returns a store's subscriptions to an event type, including disabled ones. A subscription that ends concurrently is either returned
 * in its new state, or waits for this transaction and discards the deliveries that it inserts.
 */
export function lockSubscribers(
  trx: Transaction<Database>,
  scope: Scope,
  event: string,
): Promise<readonly { readonly id: string; readonly status: SubscriptionStatus }[]> {
  return subscriptionsOf(trx, scope)
    .where(sql<boolean>`event_types @> array[${event}]`)
    .select(['id', 'status'])
    .orderBy('id')
    .forShare()
    .execute();
}

/** Returns the events to which their store has a subscription or a listener, in one statement. */
export async function filterSubscribed<Event extends Scope & { readonly type: string }>(
  db: Kysely<Database>,
  events: readonly Event[],
): Promise<ReadonlySet<Event>> {
  const { rows } = await sql<{ place: number }>`
    select place::integer from unnest(
      ${events.map(({ tenantId }) => tenantId)}::uuid[],
      ${events.map(({ mode }) => mode)}::text[],
      ${events.map(({ type }) => type)}::text[]
    ) with ordinality as given (tenant_id, mode, type, place)
    where exists (
      select from subscription s
      where s.tenant_id = given.tenant_id and s.mode = given.mode and s.deleted_at is null and s.event_types @> array[given.type]
    ) or exists (
      select from listener
      where listener.tenant_id = given.tenant_id and listener.mode = given.mode and listener.event_types @> array[given.type] and ${isLive}
    )
  `.execute(db);
  return new Set(rows.map(({ place }) => events[place - 1]).filter((event) => event !== undefined));
}

/** Inserts deliveries to subscriptions locked by `trx`; pending ones are due now. Idempotent: an event is inserted only once for each subscription. */
export async function insertDeliveries(
  trx: Transaction<Database>,
  scope: Scope,
  message: Message,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  await trx
    .insertInto('delivery')
    .values(
      deliveries.map(({ id, subscriptionId, status }) => ({
        tenant_id: scope.tenantId,
        mode: scope.mode,
        id,
        subscription_id: subscriptionId,
        event: message.event,
        event_id: message.eventId,
        body: message.body,
        traceparent: message.traceparent,
        status,
        attempt_count: 0,
        // The senders use the database's clock.
        next_attempt_at: status === 'PENDING' ? sql<Date>`clock_timestamp()` : null,
        resends: 0,
        created_at: message.now,
      })),
    )
    .onConflict((conflicting) => conflicting.columns(['tenant_id', 'mode', 'subscription_id', 'event_id']).doNothing())
    .execute();
}

/** Which deliveries to list. */
export interface DeliveryPage {
  readonly limit: number;
  readonly offset: number;
  readonly status?: DeliveryStatus | undefined;
  readonly eventId?: string | undefined;
}

/** Lists a page of a subscription's deliveries, newest first, and their total number. Without a status or an event, it lists those of every one. */
export async function listDeliveries(
  db: Kysely<Database>,
  scope: Scope,
  subscriptionId: string,
  { limit, offset, status, eventId }: DeliveryPage,
): Promise<{ deliveries: readonly Delivery[]; total: number }> {
  await getSubscription(db, scope, subscriptionId);
  if (eventId !== undefined && !isUuid(eventId)) return { deliveries: [], total: 0 };
  const deliveries = deliveriesOf(db, scope, subscriptionId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'PENDING'))
    .$if(eventId !== undefined, (query) => query.where('event_id', '=', eventId ?? ''));
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
export async function listEventDeliveries(db: Kysely<Database>, scope: Scope, eventIds: readonly string[]): Promise<readonly Delivery[]> {
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
export async function getDelivery(db: Kysely<Database>, scope: Scope, subscriptionId: string, id: string): Promise<DeliveryDetail> {
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
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('delivery_id', '=', id)
    .select(['number', 'started_at', 'duration_ms', 'response_status', 'failure'])
    .orderBy('number', 'desc')
    .limit(ATTEMPTS_SHOWN_MAX)
    .execute();
  return { delivery: toDelivery(row), body: row.body, attempts: attempts.reverse().map(toAttempt) };
}

/** Makes a delivery due now, even if it is waiting for its next attempt, and returns it. Two requests send it twice. */
export function requestResend(db: Kysely<Database>, scope: Scope, subscriptionId: string, id: string): Promise<DeliveryDetail> {
  return inTransaction(db, async (trx) => {
    const { status } = await lockSubscription(trx, scope, subscriptionId);
    const row = isUuid(id)
      ? await deliveriesOf(trx, scope, subscriptionId).where('id', '=', id).select('event').forUpdate().executeTakeFirst()
      : undefined;
    if (row === undefined) throw notFound('delivery');
    if (status === 'DISABLED' && row.event !== PING) throw conflict('subscription_disabled', 'The webhook subscription is disabled.');
    await trx
      .updateTable('delivery')
      .set((columns) => ({ status: 'PENDING', next_attempt_at: sql<Date>`clock_timestamp()`, resends: columns('resends', '+', 1) }))
      .where('tenant_id', '=', scope.tenantId)
      .where('mode', '=', scope.mode)
      .where('id', '=', id)
      .execute();
    return getDelivery(trx, scope, subscriptionId, id);
  });
}

const toDelivery = (row: Row): Delivery => ({
  id: row.id,
  subscriptionId: row.subscription_id,
  event: row.event,
  eventId: row.event_id,
  status: row.status,
  attemptCount: row.attempt_count,
  nextAttemptAt: row.next_attempt_at,
  deliveredAt: row.delivered_at,
  createdAt: row.created_at,
  lastResponseStatus: row.last_response_status,
  lastFailure: row.last_failure,
});

const toAttempt = (
  row: Pick<Selectable<Database['attempt']>, 'number' | 'started_at' | 'duration_ms' | 'response_status' | 'failure'>,
): Attempt => ({
  number: row.number,
  startedAt: row.started_at,
  durationMs: row.duration_ms,
  responseStatus: row.response_status,
  failure: row.failure,
});
