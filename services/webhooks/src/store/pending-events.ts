import { EVENT_TYPES } from '@storefront/contract';
import { inTransaction, PREPARED, type Scope } from '@storefront/db';
import { aggregateOf, type DomainEvent } from '@storefront/events';
import type { OrderEvent__Output } from '@storefront/proto/storefront/events/v1';
import { type RawBuilder, sql } from 'kysely';
import type { Predecessors } from '../domain/choose-events.ts';
import { BILLING_WAIT_MAX_MS, firstWaitOf } from '../domain/pending-event.ts';
import { claimInRounds, type FlowWork, type LockedFlow, lockFlows, NOW, type Quantum, schedule, scheduleNext } from './flows.ts';
import type { Db, Trx } from './schema.ts';

/** An event that waits to be dispatched: one of an order for its billing sections, another for its predecessor or the next round of its store. */
export interface PendingEvent {
  readonly event: DomainEvent<OrderEvent__Output>;
  readonly tries: number;
  /** The beginning of the feed that was on when it was received, or null. */
  readonly feedBegan: number | null;
  /** Whether it has waited long enough to be delivered without the sections that are still missing. */
  readonly isOverdue: boolean;
}

/**
 * Stores events of a store as pending, each with the milliseconds that it waits for a missing predecessor, if any; does nothing for those that are pending already.
 * An event of a new order is first tried when its invoice has probably been issued.
 */
export async function insertPendingEvents(
  trx: Trx,
  scope: Scope,
  gapWaits: ReadonlyMap<DomainEvent<unknown>, number | undefined>,
): Promise<void> {
  const events = [...gapWaits.keys()];
  const each = <T>(value: (event: DomainEvent<unknown>) => T): T[] => events.map(value);
  const gaps = each((event) => gapWaits.get(event) ?? null);
  const waits = each((event) => gapWaits.get(event) ?? firstWaitOf(event.type));
  await sql`${PREPARED}
    insert into pending_event (tenant_id, mode, event_id, aggregate, aggregate_id, position, event, next_try_at, gap_until, feed_began_position)
    select ${scope.tenantId}::uuid, ${scope.mode}, event_id, aggregate, aggregate_id, position, event,
      ${NOW} + wait_ms * interval '1 millisecond', ${NOW} + gap_ms * interval '1 millisecond',
      (select began_position from event_feed where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and is_on)
    from unnest(
      ${each(({ id }) => id)}::uuid[], ${each(({ aggregate }) => aggregate)}::text[], ${each(({ aggregateId }) => aggregateId)}::text[],
      ${each(({ position }) => position ?? 0)}::integer[], ${each((event) => JSON.stringify(event))}::text[], ${waits}::integer[], ${gaps}::integer[]
    ) as given (event_id, aggregate, aggregate_id, position, event, wait_ms, gap_ms)
    on conflict do nothing
  `.execute(trx);
  await schedule(trx, scope, 'pending_event', inMs(Math.min(...waits)));
}

const inMs = (waitMs: number) => sql<Date>`${NOW} + ${waitMs}::float8 * interval '1 millisecond'`;

/** Returns which of these events have an earlier one of their aggregate pending, and whether that is the one directly before. Lock their sequences first. */
export async function findPending<Event extends DomainEvent<unknown>>(
  trx: Trx,
  { tenantId, mode }: Scope,
  events: readonly Event[],
): Promise<ReadonlyMap<Event, Omit<Predecessors, 'dispatchedTo'>>> {
  const { rows } = await sql<{ index: number; isNext: boolean }>`${PREPARED}
    select given.index::integer as index, bool_or(pending.position = given.position - 1) as "isNext"
    from unnest(
      ${events.map(({ aggregate }) => aggregate)}::text[], ${events.map(({ aggregateId }) => aggregateId)}::text[],
      ${events.map(({ position }) => position ?? 0)}::integer[]
    ) with ordinality as given (aggregate, aggregate_id, position, index)
    join pending_event pending on pending.tenant_id = ${tenantId} and pending.mode = ${mode}
      and pending.aggregate_id = given.aggregate_id and pending.aggregate = given.aggregate and pending.position < given.position
    group by given.index
  `.execute(trx);
  return new Map(
    rows.flatMap(({ index, isNext }) => {
      const event = events[index - 1];
      return event === undefined ? [] : [[event, { isBehind: true, isNext }] as const];
    }),
  );
}

/**
 * Schedules the pending events of these orders of a store for now, because billing has applied them, except those that wait for a missing predecessor. One that is
 * being tried begins its tries again, so that it does not wait if this try was too early.
 */
export async function retryPendingEvents(trx: Trx, { tenantId, mode }: Scope, orderIds: readonly string[]): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    with present as (select ${NOW} as now), waiting as materialized (
      select event_id from pending_event
      where tenant_id = ${tenantId} and mode = ${mode} and aggregate_id = any(${orderIds}::text[]) and next_try_at > statement_timestamp()
        and (gap_until is null or gap_until <= statement_timestamp())
      order by event_id for no key update
    )
    update pending_event set tries = 0, next_try_at = case when lease_owner is null then present.now else next_try_at end from present
    where tenant_id = ${tenantId} and mode = ${mode} and event_id = any(array(select event_id from waiting))
  `.execute(trx);
  if (numAffectedRows > 0n) await schedule(trx, { tenantId, mode }, 'pending_event');
}

const ofStore = ({ tenantId, mode }: Scope) => sql<boolean>`pending.tenant_id = ${tenantId} and pending.mode = ${mode}`;
/** An earlier event of the same aggregate, which `pending` waits for. */
const earlier = ({ tenantId, mode }: Scope) => sql`
  select from pending_event earlier
  where earlier.tenant_id = ${tenantId} and earlier.mode = ${mode} and earlier.aggregate_id = pending.aggregate_id
    and earlier.aggregate = pending.aggregate and earlier.position < pending.position
`;

/** The kinds of aggregates of public events. */
const AGGREGATES = [...new Set(EVENT_TYPES.map(aggregateOf))];
/** The most that a claim takes of one kind of aggregate of a store, so that the next round, in which others have their quanta, comes soon. */
const CLAIMED_OF_AGGREGATE = 8;

/** The process that claims, how much, and for how long. */
export interface PendingClaimOptions extends Pick<FlowWork<PendingEvent>, 'refuse'> {
  readonly owner: string;
  readonly limit: number;
  readonly leaseMs: number;
}

/**
 * Claims due events for `leaseMs`, in rounds of the stores, and in each of its orders, invoices, products, and stock, regardless of how many events wait. Of each
 * aggregate, such as an order, only the earliest event is claimed, so that its events are dispatched in order. If a lease expires, another process tries the event
 * again, which is harmless, because only one can delete it.
 */
export const claimPendingEvents = (db: Db, { limit, refuse, ...lease }: PendingClaimOptions): Promise<readonly PendingEvent[]> =>
  claimInRounds(db, limit, { kind: 'pending_event', claim: (trx, quantum) => claimOfStore(trx, quantum, lease), next, refuse });

async function claimOfStore(
  trx: Trx,
  { scope, limit, now }: Quantum,
  { owner, leaseMs }: Pick<PendingClaimOptions, 'owner' | 'leaseMs'>,
): Promise<readonly PendingEvent[]> {
  const { tenantId, mode } = scope;
  const { rows } = await sql<Omit<PendingEvent, 'event'> & { event: string }>`${PREPARED}
    with due as (
      select next.* from unnest(${AGGREGATES}::text[]) as kind (aggregate) cross join lateral (
        select event_id, next_try_at, row_number() over (order by next_try_at) as number from pending_event pending
        where ${ofStore(scope)} and aggregate = kind.aggregate and next_try_at <= ${now}::timestamptz and not exists (${earlier(scope)})
        order by next_try_at limit ${CLAIMED_OF_AGGREGATE}::integer
      ) as next
    ), chosen as (
      select pending.event_id, pending.created_at <= statement_timestamp() - ${BILLING_WAIT_MAX_MS} * interval '1 millisecond' as is_overdue
      from pending_event pending join due on pending.event_id = due.event_id
      where ${ofStore(scope)} and pending.next_try_at <= ${now}::timestamptz
      order by due.number, due.next_try_at limit ${limit} for update of pending skip locked
    )
    update pending_event
    set tries = tries + 1, lease_owner = ${owner}, next_try_at = ${inMs(leaseMs)}
    from chosen
    where pending_event.tenant_id = ${tenantId} and pending_event.mode = ${mode} and pending_event.event_id = chosen.event_id
    returning pending_event.event, pending_event.tries, pending_event.feed_began_position::float8 as "feedBegan", chosen.is_overdue as "isOverdue"
  `.execute(trx);
  return rows.map(({ event, ...rest }) => ({ ...rest, event: JSON.parse(event) as DomainEvent<OrderEvent__Output> }));
}

/** The next try or end of a lease; now if a kind of aggregate had more than a claim takes. What else is due waits for an earlier event. */
const next = ({ scope, now }: Quantum): RawBuilder<unknown> => sql`
  select
    case when exists (select from pending_event pending where ${ofStore(scope)} and next_try_at <= ${now}::timestamptz and not exists (${earlier(scope)}))
      then statement_timestamp()
      else (select min(next_try_at) from pending_event pending where ${ofStore(scope)} and next_try_at > ${now}::timestamptz) end as due_at,
    exists (select from pending_event pending where ${ofStore(scope)} and next_try_at <= ${now}::timestamptz) as is_blocked
`;

/**
 * Sets when a pending event is tried again: now if it was rescheduled during the given try. Returns the wait. Does nothing if another process has begun a later try,
 * because the lease of this one has ended.
 */
export function reschedulePendingEvent(
  db: Db,
  event: Scope & { readonly id: string; readonly tries: number },
  waitMs: number,
): Promise<number> {
  const { id, mode, tenantId, tries } = event;
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ isRescheduled: boolean }>`
      with given as (select ${NOW} as now, ${inMs(waitMs)} as at)
      update pending_event set lease_owner = null, next_try_at = case when tries = ${tries}::integer then given.at else given.now end from given
      where tenant_id = ${tenantId} and mode = ${mode} and event_id = ${id} and tries <= ${tries}::integer
      returning tries < ${tries}::integer as "isRescheduled"
    `.execute(trx);
    if (rows.length === 0) return waitMs;
    const wait = rows[0]?.isRescheduled === true ? 0 : waitMs;
    await schedule(trx, event, 'pending_event', inMs(wait));
    return wait;
  });
}

/** Deletes pending events of a store. Returns those that no other process has deleted before. Locks them in the order of their IDs, like `retryPendingEvents`. */
export async function deletePendingEvents<Event extends { readonly id: string }>(
  trx: Trx,
  scope: Scope,
  events: readonly Event[],
): Promise<readonly Event[]> {
  const { rows } = await sql<{ id: string }>`
    with completed as materialized (
      select event_id from pending_event
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and event_id = any(${events.map(({ id }) => id)}::uuid[])
      order by event_id for update
    )
    delete from pending_event
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and event_id = any(array(select event_id from completed))
    returning event_id as id
  `.execute(trx);
  const { rows: flows } = await sql<LockedFlow>`${PREPARED} ${lockFlows(scope, ['pending_event'])}`.execute(trx);
  await scheduleNext(trx, scope, flows);
  const deleted = new Set(rows.map(({ id }) => id));
  return events.filter(({ id }) => deleted.delete(id));
}

/** The pending events of all stores. */
export interface PendingCount {
  /** Those of orders, which wait for billing. */
  readonly forBilling: number;
  readonly others: number;
}

/** Counts the pending events of all stores. */
export async function countPending(db: Db): Promise<PendingCount> {
  return db
    .selectFrom('pending_event')
    .select([
      sql<number>`count(*) filter (where aggregate = 'order')::int`.as('forBilling'),
      sql<number>`count(*) filter (where aggregate <> 'order')::int`.as('others'),
    ])
    .executeTakeFirstOrThrow();
}
