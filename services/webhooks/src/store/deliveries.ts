import { isUuid } from '@storefront/contract';
import { newestAfter, type Columns, inScope, inTransaction, recordOf, type Scope } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import { type KeysetPage, keysetPage, type NewestFirst } from '@storefront/rpc';
import { sql } from 'kysely';
import type { Attempt, Delivery, DeliveryStatus } from '../domain/delivery.ts';
import { PING } from '../domain/delivery.ts';
import type { TimeRange } from '../domain/stats-range.ts';
import { NOW, scheduleDeliveries } from './flows.ts';
import type { Db } from './schema.ts';
import { deliveriesOf, subscriptionsOf } from './scoped.ts';
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

const ofLatestAttempt = <T>(column: 'response_status' | 'failure') =>
  sql<T | null>`(
    select attempt.${sql.ref(column)} from attempt
    where (attempt.tenant_id, attempt.mode, attempt.delivery_id, attempt.number)
      = (delivery.tenant_id, delivery.mode, delivery.id, delivery.attempt_count)
  )`;

/** The result of the latest attempt of a delivery, for queries on deliveries; null if there was none. */
const LATEST_ATTEMPT = [
  ofLatestAttempt<number>('response_status').as('last_response_status'),
  ofLatestAttempt<string>('failure').as('last_failure'),
] as const;

/** Which deliveries to list. */
export interface DeliveryFilter {
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
  filter: DeliveryFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ deliveries: readonly Delivery[]; total: number }> {
  await getSubscription(db, scope, subscriptionId);
  if (filter.eventId !== undefined && !isUuid(filter.eventId)) return { deliveries: [], total: 0 };
  const deliveries = matching(db, scope, subscriptionId, filter);
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

/** Returns a page of a subscription's matching deliveries that begins after a position. */
export async function listDeliveriesAfter(
  db: Db,
  scope: Scope,
  subscriptionId: string,
  filter: DeliveryFilter,
  page: NewestFirst,
): Promise<KeysetPage<Delivery>> {
  await getSubscription(db, scope, subscriptionId);
  if (filter.eventId !== undefined && !isUuid(filter.eventId)) return { rows: [], next: undefined };
  const rows = await matching(db, scope, subscriptionId, filter)
    .select([...COLUMNS, ...LATEST_ATTEMPT])
    .$call(newestAfter('created_at', page))
    .execute();
  return keysetPage(rows.map(toDelivery), page.limit, ({ createdAt, id }) => ({ at: createdAt.toISOString(), id }));
}

const matching = (db: Db, scope: Scope, subscriptionId: string, { status, eventId, eventType, created }: DeliveryFilter) =>
  deliveriesOf(db, scope, subscriptionId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'PENDING'))
    .$if(eventId !== undefined, (query) => query.where('event_id', '=', eventId ?? ''))
    .$if(eventType !== undefined, (query) => query.where('event', '=', eventType ?? ''))
    .$if(created?.from !== undefined, (query) => query.where('created_at', '>=', created?.from ?? new Date()))
    .$if(created?.to !== undefined, (query) => query.where('created_at', '<', created?.to ?? new Date()));

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
