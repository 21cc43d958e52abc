import type { Scope } from '@storefront/db';
import type { DomainEvent } from '@storefront/events';
import type { OrderEvent__Output } from '@storefront/proto/storefront/events/v1/OrderEvent';
import { type Kysely, sql, type Transaction } from 'kysely';
import { HELD_MAX_MS } from '../domain/held-event.ts';
import type { Database } from './schema.ts';

/** An event of an order that waits for its billing sections. */
export interface HeldEvent {
  readonly event: DomainEvent<OrderEvent__Output>;
  readonly tries: number;
  /** Whether it has waited long enough to be delivered without the sections that are still missing. */
  readonly isOverdue: boolean;
}

/** Holds an event; does nothing if it is held already. */
export async function insertHeldEvent(trx: Transaction<Database>, event: DomainEvent<unknown>): Promise<void> {
  await trx
    .insertInto('held_event')
    .values({
      tenant_id: event.tenantId,
      mode: event.mode,
      event_id: event.id,
      aggregate_id: event.aggregateId,
      sequence: event.sequence ?? 0,
      event: JSON.stringify(event),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Claims due events for `leaseMs`. Of each order only the earliest one is claimed, so that its events are delivered in order. If a lease expires,
 * another process tries the event again, which is harmless, because only one can release it.
 */
export async function claimHeldEvents(
  db: Kysely<Database>,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<readonly HeldEvent[]> {
  const { rows } = await sql<{ event: string; tries: number; isOverdue: boolean }>`
    with due as (
      select tenant_id, mode, event_id from held_event held
      where next_try_at <= clock_timestamp() and not exists (
        select from held_event earlier
        where (earlier.tenant_id, earlier.mode, earlier.aggregate_id) = (held.tenant_id, held.mode, held.aggregate_id)
          and earlier.sequence < held.sequence
      )
      order by next_try_at limit ${limit} for update skip locked
    )
    update held_event set tries = tries + 1, next_try_at = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    from due where (held_event.tenant_id, held_event.mode, held_event.event_id) = (due.tenant_id, due.mode, due.event_id)
    returning held_event.event, held_event.tries,
      held_event.created_at <= clock_timestamp() - ${HELD_MAX_MS} * interval '1 millisecond' as "isOverdue"
  `.execute(db);
  return rows.map(({ event, ...rest }) => ({ ...rest, event: JSON.parse(event) as DomainEvent<OrderEvent__Output> }));
}

/** Sets when a held event is tried again. */
export async function rescheduleHeldEvent(db: Kysely<Database>, event: Scope & { readonly id: string }, waitMs: number): Promise<void> {
  await db
    .updateTable('held_event')
    .set({ next_try_at: sql<Date>`clock_timestamp() + ${waitMs} * interval '1 millisecond'` })
    .where('tenant_id', '=', event.tenantId)
    .where('mode', '=', event.mode)
    .where('event_id', '=', event.id)
    .execute();
}

/** Ends the hold. Returns false if another process has ended it before. */
export async function releaseHeldEvent(trx: Transaction<Database>, event: Scope & { readonly id: string }): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('held_event')
    .where('tenant_id', '=', event.tenantId)
    .where('mode', '=', event.mode)
    .where('event_id', '=', event.id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Counts the held events of all stores. */
export async function countHeld(db: Kysely<Database>): Promise<number> {
  const { held } = await db.selectFrom('held_event').select(sql<number>`count(*)::int`.as('held')).executeTakeFirstOrThrow();
  return held;
}
