import { inScope, inTransaction, PREPARED, type Scope } from '@storefront/db';
import type { DomainEvent } from '@storefront/events';
import type { OrderEvent__Output } from '@storefront/proto/storefront/events/v1/OrderEvent';
import { sql } from 'kysely';
import { firstWaitOf, HELD_MAX_MS } from '../domain/held-event.ts';
import type { Db, Trx } from './schema.ts';

/** An event that waits to be delivered: one of an order for its billing sections, another for a turn of its store. */
export interface HeldEvent {
  readonly event: DomainEvent<OrderEvent__Output>;
  readonly tries: number;
  /** Whether it has waited long enough to be delivered without the sections that are still missing. */
  readonly isOverdue: boolean;
}

/** Holds events; does nothing for those that are held already. An event of a new order is first tried when its invoice has probably been issued. */
export async function insertHeldEvents(trx: Trx, events: readonly DomainEvent<unknown>[]): Promise<void> {
  const each = <T>(value: (event: DomainEvent<unknown>) => T): T[] => events.map(value);
  await sql`${PREPARED}
    insert into held_event (tenant_id, mode, event_id, aggregate, aggregate_id, sequence, event, next_try_at)
    select tenant_id, mode, event_id, aggregate, aggregate_id, sequence, event, clock_timestamp() + wait_ms * interval '1 millisecond'
    from unnest(
      ${each(({ tenantId }) => tenantId)}::uuid[], ${each(({ mode }) => mode)}::text[], ${each(({ id }) => id)}::uuid[],
      ${each(({ aggregate }) => aggregate)}::text[], ${each(({ aggregateId }) => aggregateId)}::text[],
      ${each(({ sequence }) => sequence ?? 0)}::integer[], ${each((event) => JSON.stringify(event))}::text[],
      ${each(({ type }) => firstWaitOf(type))}::integer[]
    ) as given (tenant_id, mode, event_id, aggregate, aggregate_id, sequence, event, wait_ms)
    on conflict do nothing
  `.execute(trx);
}

/** Makes the held events of these orders due, because billing has applied them. */
export async function hastenHeldEvents(trx: Trx, orders: readonly (Scope & { readonly orderId: string })[]): Promise<void> {
  await sql`
    update held_event set next_try_at = clock_timestamp()
    from unnest(
      ${orders.map(({ tenantId }) => tenantId)}::uuid[], ${orders.map(({ mode }) => mode)}::text[],
      ${orders.map(({ orderId }) => orderId)}::text[]
    ) as given (tenant_id, mode, aggregate_id)
    where (held_event.tenant_id, held_event.mode, held_event.aggregate_id) = (given.tenant_id, given.mode, given.aggregate_id)
      and held_event.lease_holder is null and held_event.next_try_at > clock_timestamp()
  `.execute(trx);
}

/** An earlier event of the same aggregate, which `held` waits for. */
const EARLIER = sql`
  select from held_event earlier
  where (earlier.tenant_id, earlier.mode, earlier.aggregate_id) = (held.tenant_id, held.mode, held.aggregate_id)
    and earlier.aggregate = held.aggregate and earlier.sequence < held.sequence
`;

/** What a claim takes of one aggregate of a store, so that the next one, in which others have their turn, comes soon. */
const CLAIMED_OF_LINE = 8;

/**
 * Claims due events for `leaseMs`. Stores take turns, and in each its orders, invoices, products, and stock, regardless of how many events wait. Of each
 * aggregate, such as an order, only the earliest event is claimed, so that its events are delivered in order. If a lease expires, another process tries the event
 * again, which is harmless, because only one can release it.
 */
export function claimHeldEvents(
  db: Db,
  { holder, limit, leaseMs }: { readonly holder: string; readonly limit: number; readonly leaseMs: number },
): Promise<readonly HeldEvent[]> {
  return inTransaction(db, async (trx) => {
    // The plan is kept, and must not be one for a table that is almost empty.
    await sql`${PREPARED} select set_config('enable_seqscan', 'off', true)`.execute(trx);
    const { rows } = await sql<{ event: string; tries: number; isOverdue: boolean }>`${PREPARED}
      with recursive line (tenant_id, mode, aggregate) as (
        -- Skips from one line to the next on the index, regardless of their lengths.
        (select tenant_id, mode, aggregate from held_event order by tenant_id, mode, aggregate limit 1)
        union all
        select following.* from line cross join lateral (
          select tenant_id, mode, aggregate from held_event
          where (tenant_id, mode, aggregate) > (line.tenant_id, line.mode, line.aggregate)
          order by tenant_id, mode, aggregate limit 1
        ) as following
      ), due as (
        select next.* from line cross join lateral (
          select tenant_id, mode, event_id, next_try_at, row_number() over (order by next_try_at) as place from held_event held
          where (tenant_id, mode, aggregate) = (line.tenant_id, line.mode, line.aggregate)
            and next_try_at <= statement_timestamp() and not exists (${EARLIER})
          order by next_try_at limit ${CLAIMED_OF_LINE}::integer
        ) as next
      ), chosen as (
        select held_event.tenant_id, held_event.mode, held_event.event_id
        from held_event join due using (tenant_id, mode, event_id)
        where held_event.next_try_at <= statement_timestamp()
        order by due.place, due.next_try_at limit ${limit} for update of held_event skip locked
      )
      update held_event
      set tries = tries + 1, lease_holder = ${holder}, next_try_at = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
      from chosen
      where (held_event.tenant_id, held_event.mode, held_event.event_id) = (chosen.tenant_id, chosen.mode, chosen.event_id)
      returning held_event.event, held_event.tries,
        held_event.created_at <= clock_timestamp() - ${HELD_MAX_MS} * interval '1 millisecond' as "isOverdue"
    `.execute(trx);
    return rows.map(({ event, ...rest }) => ({ ...rest, event: JSON.parse(event) as DomainEvent<OrderEvent__Output> }));
  });
}

/** Returns the milliseconds until an event can be claimed, up to `max`; 0 if one can be claimed now. */
export async function nextTryInMs(db: Db, max: number): Promise<number> {
  const { rows } = await sql<{ waitMs: number }>`${PREPARED}
    select (extract(epoch from next_try_at - clock_timestamp()) * 1000)::float8 as "waitMs" from held_event held
    where next_try_at <= clock_timestamp() + ${max} * interval '1 millisecond' and not exists (${EARLIER})
    order by next_try_at limit 1
  `.execute(db);
  return Math.max(0, rows[0]?.waitMs ?? max);
}

/** Sets when a held event is tried again. */
export async function rescheduleHeldEvent(db: Db, event: Scope & { readonly id: string }, waitMs: number): Promise<void> {
  await db
    .updateTable('held_event')
    .set({ lease_holder: null, next_try_at: sql<Date>`clock_timestamp() + ${waitMs} * interval '1 millisecond'` })
    .where(inScope(event))
    .where('event_id', '=', event.id)
    .execute();
}

/** Ends the holds of events. Returns those that no other process has ended before. */
export async function releaseHeldEvents<Event extends Scope & { readonly id: string }>(
  trx: Trx,
  events: readonly Event[],
): Promise<readonly Event[]> {
  const { rows } = await sql<{ id: string }>`
    delete from held_event using unnest(
      ${events.map(({ tenantId }) => tenantId)}::uuid[], ${events.map(({ mode }) => mode)}::text[], ${events.map(({ id }) => id)}::uuid[]
    ) as given (tenant_id, mode, event_id)
    where (held_event.tenant_id, held_event.mode, held_event.event_id) = (given.tenant_id, given.mode, given.event_id)
    returning held_event.event_id as id
  `.execute(trx);
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
