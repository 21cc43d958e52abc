import { EVENT_TYPES } from '@storefront/contract';
import { inTransaction, PREPARED, type Scope } from '@storefront/db';
import { aggregateOf, type DomainEvent } from '@storefront/events';
import type { OrderEvent__Output } from '@storefront/proto/storefront/events/v1';
import { type RawBuilder, sql } from 'kysely';
import { GAP_MAX_MS } from '../domain/aggregate-progress.ts';
import { firstWaitOf, HELD_MAX_MS } from '../domain/held-event.ts';
import { claimInTurns, type Turn, type TurnWork } from './claim-in-turns.ts';
import type { Db, Trx } from './schema.ts';
import { type LockedTurn, lockTurns, markDone, markDue, NOW } from './turns.ts';

/** An event that waits to be delivered: one of an order for its billing sections, another for a turn of its store. */
export interface HeldEvent {
  readonly event: DomainEvent<OrderEvent__Output>;
  readonly tries: number;
  /** The beginning of the feed that was on when it was received, or null. */
  readonly feedBegan: number | null;
  /** Whether it has waited long enough to be delivered without the sections that are still missing. */
  readonly isOverdue: boolean;
}

/** How many milliseconds events wait that do not begin at once. */
export type Waits = ReadonlyMap<DomainEvent<unknown>, number>;

/**
 * Holds events of a store; does nothing for those that are held already. An event of a new order is first tried when its invoice has probably been issued. Returns
 * whether the feed of the store is on.
 */
export async function insertHeldEvents(
  trx: Trx,
  scope: Scope,
  events: readonly DomainEvent<unknown>[],
  early: Waits = new Map(),
): Promise<boolean> {
  const each = <T>(value: (event: DomainEvent<unknown>) => T): T[] => events.map(value);
  const waits = each((event) => early.get(event) ?? firstWaitOf(event.type));
  const { rows } = await sql<{ isFeedOn: boolean }>`${PREPARED}
    insert into held_event (tenant_id, mode, event_id, aggregate, aggregate_id, sequence, event, next_try_at, feed_began_position)
    select ${scope.tenantId}::uuid, ${scope.mode}, event_id, aggregate, aggregate_id, sequence, event, ${NOW} + wait_ms * interval '1 millisecond',
      (select began_position from event_feed where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and is_on)
    from unnest(
      ${each(({ id }) => id)}::uuid[], ${each(({ aggregate }) => aggregate)}::text[], ${each(({ aggregateId }) => aggregateId)}::text[],
      ${each(({ position, sequence }) => position ?? sequence ?? 0)}::integer[], ${each((event) => JSON.stringify(event))}::text[], ${waits}::integer[]
    ) as given (event_id, aggregate, aggregate_id, sequence, event, wait_ms)
    on conflict do nothing
    returning feed_began_position is not null as "isFeedOn"
  `.execute(trx);
  await markDue(trx, scope, 'held_event', inMs(Math.min(...waits)));
  return rows.some(({ isFeedOn }) => isFeedOn);
}

/** Lets held events wait for earlier ones that have not arrived. */
export async function postponeHeldEvents(trx: Trx, { tenantId, mode }: Scope, early: Waits): Promise<void> {
  if (early.size === 0) return;
  const ids = [...early.keys()].map(({ id }) => id);
  // Citus refuses the sum of the present and a column in an update itself.
  await sql`
    with given as (
      select id, ${NOW} + wait_ms * interval '1 millisecond' as at from unnest(${ids}::uuid[], ${[...early.values()]}::float8[]) as given (id, wait_ms)
    )
    update held_event set next_try_at = given.at from given
    where tenant_id = ${tenantId} and mode = ${mode} and event_id = any(${ids}::uuid[]) and event_id = given.id and lease_holder is null
  `.execute(trx);
}

/** Returns those events that must wait, because an earlier one of their aggregate is held. */
export async function findBehindHeld<Event extends DomainEvent<unknown>>(
  trx: Trx,
  { tenantId, mode }: Scope,
  events: readonly Event[],
): Promise<ReadonlySet<Event>> {
  const { rows } = await sql<{ place: number }>`${PREPARED}
    select given.place::integer as place
    from unnest(${events.map(({ aggregate }) => aggregate)}::text[], ${events.map(({ aggregateId }) => aggregateId)}::text[])
      with ordinality as given (aggregate, aggregate_id, place)
    where exists (
      select from held_event
      where tenant_id = ${tenantId} and mode = ${mode} and held_event.aggregate_id = given.aggregate_id and held_event.aggregate = given.aggregate
    )
  `.execute(trx);
  return new Set(rows.flatMap(({ place }) => events[place - 1] ?? []));
}

/** Makes the held events of aggregates due whose missing event has arrived. */
export async function resumeHeldEvents(trx: Trx, { tenantId, mode }: Scope, events: readonly DomainEvent<unknown>[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    update held_event set next_try_at = ${NOW}
    where tenant_id = ${tenantId} and mode = ${mode} and lease_holder is null and next_try_at > statement_timestamp()
      and aggregate_id = any(${events.map(({ aggregateId }) => aggregateId)}::text[]) and aggregate = any(${events.map(({ aggregate }) => aggregate)}::text[])
  `.execute(trx);
  await markDue(trx, { tenantId, mode }, 'held_event');
}

const inMs = (waitMs: number) => sql<Date>`${NOW} + ${waitMs}::float8 * interval '1 millisecond'`;

/**
 * Makes the held events of these orders of a store due, because billing has applied them, except those that wait for an earlier event. One that is being tried
 * begins its tries again, so that it does not wait if this try was too early.
 */
export async function hastenHeldEvents(trx: Trx, { tenantId, mode }: Scope, orderIds: readonly string[]): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    with present as (select ${NOW} as now), waiting as materialized (
      select event_id from held_event
      where tenant_id = ${tenantId} and mode = ${mode} and aggregate_id = any(${orderIds}::text[]) and next_try_at > statement_timestamp()
        and not exists (
          select from aggregate_progress progress
          where progress.tenant_id = ${tenantId} and progress.mode = ${mode} and progress.aggregate = held_event.aggregate || ' ' || held_event.aggregate_id
            and progress.received_to < held_event.sequence and progress.gap_since > statement_timestamp() - ${GAP_MAX_MS} * interval '1 millisecond'
        )
      order by event_id for no key update
    )
    update held_event set tries = 0, next_try_at = case when lease_holder is null then present.now else next_try_at end from present
    where tenant_id = ${tenantId} and mode = ${mode} and event_id = any(array(select event_id from waiting))
  `.execute(trx);
  if (numAffectedRows > 0n) await markDue(trx, { tenantId, mode }, 'held_event');
}

const ofStore = ({ tenantId, mode }: Scope) => sql<boolean>`held.tenant_id = ${tenantId} and held.mode = ${mode}`;
/** An earlier event of the same aggregate, which `held` waits for. */
const earlier = ({ tenantId, mode }: Scope) => sql`
  select from held_event earlier
  where earlier.tenant_id = ${tenantId} and earlier.mode = ${mode} and earlier.aggregate_id = held.aggregate_id
    and earlier.aggregate = held.aggregate and earlier.sequence < held.sequence
`;

/** The aggregates of public events. */
const LINES = [...new Set(EVENT_TYPES.map(aggregateOf))];
/** What a claim takes of one aggregate of a store, so that the next one, in which others have their turn, comes soon. */
const CLAIMED_OF_LINE = 8;

/** The process that claims, how much, and for how long. */
export interface HeldClaimOptions extends Pick<TurnWork<HeldEvent>, 'refuse'> {
  readonly holder: string;
  readonly limit: number;
  readonly leaseMs: number;
}

/**
 * Claims due events for `leaseMs`. Stores take turns, and in each its orders, invoices, products, and stock, regardless of how many events wait. Of each
 * aggregate, such as an order, only the earliest event is claimed, so that its events are delivered in order. If a lease expires, another process tries the event
 * again, which is harmless, because only one can release it.
 */
export const claimHeldEvents = (db: Db, { limit, refuse, ...lease }: HeldClaimOptions): Promise<readonly HeldEvent[]> =>
  claimInTurns(db, limit, { kind: 'held_event', claim: (trx, turn) => claimOfStore(trx, turn, lease), next, refuse });

async function claimOfStore(
  trx: Trx,
  { scope, limit, now }: Turn,
  { holder, leaseMs }: Pick<HeldClaimOptions, 'holder' | 'leaseMs'>,
): Promise<readonly HeldEvent[]> {
  const { tenantId, mode } = scope;
  const { rows } = await sql<Omit<HeldEvent, 'event'> & { event: string }>`${PREPARED}
    with due as (
      select next.* from unnest(${LINES}::text[]) as line (aggregate) cross join lateral (
        select event_id, next_try_at, row_number() over (order by next_try_at) as place from held_event held
        where ${ofStore(scope)} and aggregate = line.aggregate and next_try_at <= ${now}::timestamptz and not exists (${earlier(scope)})
        order by next_try_at limit ${CLAIMED_OF_LINE}::integer
      ) as next
    ), chosen as (
      select held.event_id, held.created_at <= statement_timestamp() - ${HELD_MAX_MS} * interval '1 millisecond' as is_overdue
      from held_event held join due on held.event_id = due.event_id
      where ${ofStore(scope)} and held.next_try_at <= ${now}::timestamptz
      order by due.place, due.next_try_at limit ${limit} for update of held skip locked
    )
    update held_event
    set tries = tries + 1, lease_holder = ${holder}, next_try_at = ${inMs(leaseMs)}
    from chosen
    where held_event.tenant_id = ${tenantId} and held_event.mode = ${mode} and held_event.event_id = chosen.event_id
    returning held_event.event, held_event.tries, held_event.feed_began_position::float8 as "feedBegan", chosen.is_overdue as "isOverdue"
  `.execute(trx);
  return rows.map(({ event, ...rest }) => ({ ...rest, event: JSON.parse(event) as DomainEvent<OrderEvent__Output> }));
}

/** The next try or end of a lease; now if a line had more than a claim takes. What else is due waits for an earlier event. */
const next = ({ scope, now }: Turn): RawBuilder<unknown> => sql`
  select
    case when exists (select from held_event held where ${ofStore(scope)} and next_try_at <= ${now}::timestamptz and not exists (${earlier(scope)}))
      then statement_timestamp()
      else (select min(next_try_at) from held_event held where ${ofStore(scope)} and next_try_at > ${now}::timestamptz) end as due_at,
    exists (select from held_event held where ${ofStore(scope)} and next_try_at <= ${now}::timestamptz) as is_blocked
`;

/**
 * Sets when a held event is tried again: now if it was hastened during the given try. Returns the wait. Does nothing if another process has begun a later try,
 * because the lease of this one has ended.
 */
export function rescheduleHeldEvent(
  db: Db,
  event: Scope & { readonly id: string; readonly tries: number },
  waitMs: number,
): Promise<number> {
  const { id, mode, tenantId, tries } = event;
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ isHastened: boolean }>`
      with given as (select ${NOW} as now, ${inMs(waitMs)} as at)
      update held_event set lease_holder = null, next_try_at = case when tries = ${tries}::integer then given.at else given.now end from given
      where tenant_id = ${tenantId} and mode = ${mode} and event_id = ${id} and tries <= ${tries}::integer
      returning tries < ${tries}::integer as "isHastened"
    `.execute(trx);
    if (rows.length === 0) return waitMs;
    const wait = rows[0]?.isHastened === true ? 0 : waitMs;
    await markDue(trx, event, 'held_event', inMs(wait));
    return wait;
  });
}

/** Ends the holds of events of a store. Returns those that no other process has ended before. Locks them in the order of their IDs, like `hastenHeldEvents`. */
export async function releaseHeldEvents<Event extends { readonly id: string }>(
  trx: Trx,
  scope: Scope,
  events: readonly Event[],
): Promise<readonly Event[]> {
  const { rows } = await sql<{ id: string }>`
    with completed as materialized (
      select event_id from held_event
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and event_id = any(${events.map(({ id }) => id)}::uuid[])
      order by event_id for update
    )
    delete from held_event
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and event_id = any(array(select event_id from completed))
    returning event_id as id
  `.execute(trx);
  const { rows: turns } = await sql<LockedTurn>`${PREPARED} ${lockTurns(scope, ['held_event'])}`.execute(trx);
  await markDone(trx, scope, turns);
  const released = new Set(rows.map(({ id }) => id));
  return events.filter(({ id }) => released.delete(id));
}

/** The held events of all stores. */
export interface HeldCount {
  /** Those of orders, which wait for billing. */
  readonly forBilling: number;
  readonly forTheirTurn: number;
}

/** Counts the held events of all stores. */
export async function countHeld(db: Db): Promise<HeldCount> {
  return db
    .selectFrom('held_event')
    .select([
      sql<number>`count(*) filter (where aggregate = 'order')::int`.as('forBilling'),
      sql<number>`count(*) filter (where aggregate <> 'order')::int`.as('forTheirTurn'),
    ])
    .executeTakeFirstOrThrow();
}
