import { inTransaction, type Scope } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import { isUuid } from '@storefront/ids';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Attempt, Delivery } from '../domain/delivery.ts';
import { PING } from '../domain/event-types.ts';
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

type Row = Pick<Selectable<Database['delivery']>, (typeof COLUMNS)[number]>;

export interface NewDelivery {
  readonly id: string;
  readonly subscriptionId: string;
}

export interface Message {
  readonly event: string;
  readonly eventId: string;
  readonly body: string;
  readonly traceparent: string | null;
  readonly now: Date;
}

/** The active subscriptions of a store to an event. */
export async function listSubscribed(db: Kysely<Database>, scope: Scope, event: string): Promise<readonly string[]> {
  const rows = await subscriptionsOf(db, scope)
    .where('status', '=', 'ACTIVE')
    .where(sql<boolean>`event_types @> array[${event}]`)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the events to which their store has an active subscription, in one statement. */
export async function findSubscribed<Event extends Scope & { readonly type: string }>(
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
      where s.tenant_id = given.tenant_id and s.mode = given.mode and s.status = 'ACTIVE' and s.event_types @> array[given.type]
    )
  `.execute(db);
  return new Set(rows.map(({ place }) => events[place - 1]).filter((event) => event !== undefined));
}

/** Writes one delivery, due now, for each subscription. The same event for the same subscription is written once. */
export async function insertDeliveries(
  db: Kysely<Database>,
  scope: Scope,
  message: Message,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  await db
    .insertInto('delivery')
    .values(
      deliveries.map(({ id, subscriptionId }) => ({
        tenant_id: scope.tenantId,
        mode: scope.mode,
        id,
        subscription_id: subscriptionId,
        event: message.event,
        event_id: message.eventId,
        body: message.body,
        traceparent: message.traceparent,
        status: 'PENDING' as const,
        attempt_count: 0,
        // The senders go by the database's clock.
        next_attempt_at: sql<Date>`clock_timestamp()`,
        resends: 0,
        created_at: message.now,
      })),
    )
    .onConflict((conflicting) => conflicting.columns(['tenant_id', 'mode', 'subscription_id', 'event_id']).doNothing())
    .execute();
}

/** A page of a subscription's deliveries, the newest first, and how many there are. */
export async function listDeliveries(
  db: Kysely<Database>,
  scope: Scope,
  subscriptionId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ deliveries: readonly Delivery[]; total: number }> {
  await getSubscription(db, scope, subscriptionId);
  const deliveries = deliveriesOf(db, scope, subscriptionId);
  const rows = await deliveries.select(COLUMNS).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { total } = await deliveries.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { deliveries: rows.map(toDelivery), total };
}

export interface DeliveryDetail {
  readonly delivery: Delivery;
  readonly attempts: readonly Attempt[];
  readonly body: string;
}

/** The newest attempts of a delivery that was sent again and again by hand; an automatic schedule makes eleven. */
const ATTEMPTS_SHOWN_MAX = 100;

export async function getDelivery(db: Kysely<Database>, scope: Scope, subscriptionId: string, id: string): Promise<DeliveryDetail> {
  await getSubscription(db, scope, subscriptionId);
  const row = isUuid(id)
    ? await deliveriesOf(db, scope, subscriptionId)
        .where('id', '=', id)
        .select([...COLUMNS, 'body'])
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

/** Has a delivery sent once more at once, also one that waits for its next attempt. Asked for twice, it is sent twice. */
export function requestResend(db: Kysely<Database>, scope: Scope, subscriptionId: string, id: string): Promise<Delivery> {
  return inTransaction(db, async (trx) => {
    const { status } = await lockSubscription(trx, scope, subscriptionId);
    const row = isUuid(id)
      ? await deliveriesOf(trx, scope, subscriptionId).where('id', '=', id).select('event').forUpdate().executeTakeFirst()
      : undefined;
    if (row === undefined) throw notFound('delivery');
    if (status === 'DISABLED' && row.event !== PING) throw conflict('subscription_disabled', 'The webhook subscription is disabled.');
    const changed = await trx
      .updateTable('delivery')
      .set((columns) => ({ status: 'PENDING', next_attempt_at: sql<Date>`clock_timestamp()`, resends: columns('resends', '+', 1) }))
      .where('tenant_id', '=', scope.tenantId)
      .where('mode', '=', scope.mode)
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return toDelivery(changed);
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
