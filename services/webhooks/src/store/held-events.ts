import { inScope, PREPARED, type Scope } from '@storefront/db';
import type { DomainEvent } from '@storefront/events';
import type { OrderEvent__Output } from '@storefront/proto/storefront/events/v1/OrderEvent';
import { sql } from 'kysely';
import { firstWaitOf, HELD_MAX_MS } from '../domain/held-event.ts';
import type { Db, Trx } from './schema.ts';

/** An event of an order that waits for its billing sections. */
export interface HeldEvent {
  readonly event: DomainEvent<OrderEvent__Output>;
  readonly tries: number;
  /** Whether it has waited long enough to be delivered without the sections that are still missing. */
  readonly isOverdue: boolean;
}

/** Holds events; does nothing for those that are held already. An event of a new order is first tried when its invoice has probably been issued. */
export async function insertHeldEvents(trx: Trx, events: readonly DomainEvent<unknown>[]): Promise<void> {
  await trx
    .insertInto('held_event')
    .values(
      events.map((event) => ({
        tenant_id: event.tenantId,
        mode: event.mode,
        event_id: event.id,
        aggregate_id: event.aggregateId,
        sequence: event.sequence ?? 0,
        event: JSON.stringify(event),
        next_try_at: sql<Date>`clock_timestamp() + ${firstWaitOf(event.type)} * interval '1 millisecond'`,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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

/**
 * Claims due events for `leaseMs`. Of each order only the earliest one is claimed, so that its events are delivered in order. If a lease expires,
 * another process tries the event again, which is harmless, because only one can release it.
 */
export async function claimHeldEvents(
  db: Db,
  { holder, limit, leaseMs }: { readonly holder: string; readonly limit: number; readonly leaseMs: number },
): Promise<readonly HeldEvent[]> {
  const { rows } = await sql<{ event: string; tries: number; isOverdue: boolean }>`${PREPARED}
    with due as (
      select tenant_id, mode, event_id from held_event held
      where next_try_at <= clock_timestamp() and not exists (
        select from held_event earlier
        where (earlier.tenant_id, earlier.mode, earlier.aggregate_id) = (held.tenant_id, held.mode, held.aggregate_id)
          and earlier.sequence < held.sequence
      )
      order by next_try_at limit ${limit} for update skip locked
    )
    update held_event set tries = tries + 1, lease_holder = ${holder}, next_try_at = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    from due where (held_event.tenant_id, held_event.mode, held_event.event_id) = (due.tenant_id, due.mode, due.event_id)
    returning held_event.event, held_event.tries,
      held_event.created_at <= clock_timestamp() - ${HELD_MAX_MS} * interval '1 millisecond' as "isOverdue"
  `.execute(db);
  return rows.map(({ event, ...rest }) => ({ ...rest, event: JSON.parse(event) as DomainEvent<OrderEvent__Output> }));
}

/** Returns the milliseconds until an event can be claimed, from 10 up to `max`. */
export async function nextTryInMs(db: Db, max: number): Promise<number> {
  const { rows } = await sql<{ waitMs: number }>`${PREPARED}
    select (extract(epoch from next_try_at - clock_timestamp()) * 1000)::float8 as "waitMs" from held_event held
    where next_try_at <= clock_timestamp() + ${max} * interval '1 millisecond' and not exists (
      select from held_event earlier
      where (earlier.tenant_id, earlier.mode, earlier.aggregate_id) = (held.tenant_id, held.mode, held.aggregate_id)
        and earlier.sequence < held.sequence
    )
    order by next_try_at limit 1
  `.execute(db);
  return Math.max(10, rows[0]?.waitMs ?? max);
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

/** Counts the held events of all stores. */
export async function countHeld(db: Db): Promise<number> {
  const { held } = await db.selectFrom('held_event').select(sql<number>`count(*)::int`.as('held')).executeTakeFirstOrThrow();
  return held;
}
