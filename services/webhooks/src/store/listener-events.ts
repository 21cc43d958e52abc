import { inScope, inTransaction, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { sql } from 'kysely';
import type { HandedOut, ListenerEvent } from '../domain/listener.ts';
import { EVENTS_BYTES_MAX, type StoredEvent } from '../domain/stored-event.ts';
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

/** What to hand out: the events after `cursor`. */
export interface EventsAfter {
  readonly listenerId: string;
  /** The number of the last event that was handled, among those of the listener; 0 for none. */
  readonly cursor: number;
  readonly limit: number;
}

/** The events that are handed out, and how many were dropped before the first one. */
export interface TakenEvents {
  readonly events: readonly ListenerEvent[];
  readonly missed: number;
}

/** Acknowledges the events up to the cursor, and returns the first ones after it, oldest first. Counts an attempt for each. */
export function takeEvents(db: Db, scope: Scope, { listenerId, cursor, limit }: EventsAfter): Promise<TakenEvents> {
  return inTransaction(db, async (trx) => {
    const listener = await lockListener(trx, scope, listenerId);
    const acknowledged = listener.handedOut.findLast(({ sequence }) => sequence <= cursor) ?? listener.acknowledged;
    const { events, waiting } = await findWaiting(trx, scope, { ...listener, after: acknowledged.position, limit });
    const before = listener.lastSequence - waiting;
    const handed = new Map(listener.handedOut.map((each) => [each.position, each]));
    const taken = events.map((event, place): HandedOut => {
      const attempts = (handed.get(event.position)?.attempts ?? 0) + 1;
      return { position: event.position, sequence: before + place + 1, attempts };
    });
    if (taken.length > 0 || acknowledged !== listener.acknowledged) {
      for (const each of taken) handed.set(each.position, each);
      const left = [...handed.values()].filter(({ position }) => position > acknowledged.position);
      await updateHandedOut(trx, scope, listenerId, acknowledged, left);
    }
    return {
      events: events.map((event, place) => ({ ...event, sequence: before + place + 1, attempt: taken[place]?.attempts ?? 1 })),
      missed: events.length === 0 ? 0 : before - acknowledged.sequence,
    };
  });
}

interface LockedListener {
  readonly eventTypes: readonly string[];
  readonly lastSequence: number;
  readonly acknowledged: Pick<HandedOut, 'position' | 'sequence'>;
  readonly handedOut: readonly HandedOut[];
}

/** Locks a listener. A transaction that stores an event for it updates it, so all events that it counts are visible afterward. */
async function lockListener(trx: Trx, scope: Scope, id: string): Promise<LockedListener> {
  const row = await listenersOf(trx, scope)
    .where('id', '=', id)
    .select(['event_types', 'last_sequence', 'position', 'acknowledged_sequence', 'handed_out'])
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound('webhook listener');
  return {
    eventTypes: row.event_types,
    lastSequence: row.last_sequence,
    acknowledged: { position: Number(row.position), sequence: row.acknowledged_sequence },
    handedOut: row.handed_out,
  };
}

type Waiting = Pick<LockedListener, 'eventTypes'> & { readonly after: number; readonly limit: number };

/** Finds the first events for a listener, whose bodies together stay below the limit unless there is only one, and counts all of them. */
async function findWaiting(
  trx: Trx,
  { tenantId, mode }: Scope,
  { eventTypes, after, limit }: Waiting,
): Promise<{ readonly events: readonly StoredEvent[]; readonly waiting: number }> {
  const matches = sql`tenant_id = ${tenantId} and mode = ${mode} and position > ${after}::bigint and event = any(${eventTypes}::text[])`;
  const { rows } = await sql<StoredEvent & { waiting: number }>`
    with waiting as (select count(*)::integer as waiting from stored_event where ${matches})
    select waiting, position::float8 as position, event, event_id as "eventId", body from waiting left join (
      select position, event, event_id, body, sum(octet_length(body)) over (order by position) as bytes, row_number() over (order by position) as place
      from (select position, event, event_id, body from stored_event where ${matches} order by position limit ${limit}::integer) as first
    ) as found on found.place = 1 or found.bytes <= ${EVENTS_BYTES_MAX}::bigint
    order by position
  `.execute(trx);
  return {
    events: rows.flatMap(({ position, event, eventId, body }) => (position === null ? [] : [{ position, event, eventId, body }])),
    waiting: rows[0]?.waiting ?? 0,
  };
}

async function updateHandedOut(
  trx: Trx,
  scope: Scope,
  id: string,
  { position, sequence }: LockedListener['acknowledged'],
  left: readonly HandedOut[],
): Promise<void> {
  await trx
    .updateTable('listener')
    .set({ position: String(position), acknowledged_sequence: sequence, handed_out: sql`${JSON.stringify(left)}::jsonb` })
    .where(inScope(scope))
    .where('id', '=', id)
    .execute();
}
