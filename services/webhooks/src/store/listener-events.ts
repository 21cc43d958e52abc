import { inScope, inTransaction, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { LISTENER_EVENTS_MAX, type ListenerEvent, RECEIVED_BYTES_MAX } from '../domain/listener.ts';
import { listenersOf } from './listeners.ts';
import type { Db, Trx } from './schema.ts';

/** Counts the listeners of a store to an event type. */
export async function countListeners(db: Db, scope: Scope, event: string): Promise<number> {
  const { held } = await listenersOf(db, scope)
    .where(sql<boolean>`event_types @> array[${event}]`)
    .select(sql<number>`count(*)::int`.as('held'))
    .executeTakeFirstOrThrow();
  return held;
}

/**
 * Writes an event for each listener to its type. The rows of the listeners are locked until the commit, so that events become visible in the order of their
 * numbers, and a cursor never passes one that is committed later. The oldest events beyond the limit are dropped.
 */
export async function insertListenerEvents(
  trx: Trx,
  scope: Scope,
  { event, eventId, body }: Pick<ListenerEvent, 'event' | 'eventId' | 'body'>,
  newId: () => string,
): Promise<void> {
  const listening = await listenersOf(trx, scope)
    .where(sql<boolean>`event_types @> array[${event}]`)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (listening.length === 0) return;
  const ids = listening.map(({ id }) => id);
  await sql`
    with numbered as (
      update listener set last_sequence = last_sequence + 1
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and id = any(${ids}::uuid[])
      returning id, last_sequence
    ), dropped as (
      delete from listener_event using numbered
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and listener_id = numbered.id
        and sequence <= numbered.last_sequence - ${LISTENER_EVENTS_MAX}::integer
    )
    insert into listener_event (tenant_id, mode, listener_id, sequence, delivery_id, event, event_id, body)
    select ${scope.tenantId}, ${scope.mode}, numbered.id, numbered.last_sequence, given.delivery_id, ${event}, ${eventId}, ${body}
    from numbered join unnest(${ids}::uuid[], ${ids.map(() => newId())}::uuid[]) as given (id, delivery_id) on given.id = numbered.id
  `.execute(trx);
}

/** What to hand out: the events after `cursor`. */
export interface EventsAfter {
  readonly listenerId: string;
  readonly cursor: number;
  readonly limit: number;
}

/** Deletes the events up to the cursor, which the listener has handled. */
export async function acknowledgeEvents(db: Db, scope: Scope, { listenerId, cursor }: EventsAfter): Promise<void> {
  await db
    .deleteFrom('listener_event')
    .where(inScope(scope))
    .where('listener_id', '=', listenerId)
    .where('sequence', '<=', cursor)
    .execute();
}

/** Returns the first events after the cursor, oldest first, and counts an attempt for each. Their bodies together stay below the limit, unless there is only one. */
export function takeEvents(db: Db, scope: Scope, { listenerId, cursor, limit }: EventsAfter): Promise<readonly ListenerEvent[]> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<ListenerEvent>`
      with sized as (
        select sequence, sum(octet_length(body)) over (order by sequence) as bytes, row_number() over (order by sequence) as place
        from (
          select sequence, body from listener_event
          where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and listener_id = ${listenerId} and sequence > ${cursor}
          order by sequence limit ${limit}
        ) as first
      )
      update listener_event set attempt_count = attempt_count + 1 from sized
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and listener_id = ${listenerId}
        and listener_event.sequence = sized.sequence and (sized.place = 1 or sized.bytes <= ${RECEIVED_BYTES_MAX})
      returning listener_event.sequence, delivery_id as "deliveryId", event, event_id as "eventId", body, attempt_count as attempt
    `.execute(trx);
    return rows.toSorted((a, b) => a.sequence - b.sequence);
  });
}
