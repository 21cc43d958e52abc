import { isUuid } from '@storefront/contract';
import { inScope, inTransaction, recordOf, type Scope } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import { sql } from 'kysely';
import { type HandedOut, LISTENER_EXPIRES_MINUTES, type Listener, type ListenerEvent, LISTENERS_MAX } from '../domain/listener.ts';
import { createEventFeed } from './event-feed.ts';
import { lockStore } from './flows.ts';
import { type EventsRead, readEvents } from './read-events.ts';
import type { Db, Trx } from './schema.ts';

const LISTENER = recordOf<Listener>()({ id: 'plain', eventTypes: 'plain', createdAt: 'plain', seenAt: 'plain' });

/** Whether a listener has not expired, by the clock of the database. */
export const isLive = sql<boolean>`seen_at > statement_timestamp() - ${LISTENER_EXPIRES_MINUTES} * interval '1 minute'`;

/** Every query for a store's listeners starts here, so none can access another store's listeners or expired ones. */
const listenersOf = (db: Db, { tenantId, mode }: Scope) => db.selectFrom('listener').where(inScope({ tenantId, mode })).where(isLive);

/** Inserts a listener; 409 `webhook_listener_limit` if the store already has the maximum. */
export function insertListener(
  db: Db,
  scope: Scope,
  added: { readonly id: string; readonly eventTypes: readonly string[]; readonly secretSealed: Buffer },
): Promise<Listener> {
  return inTransaction(db, async (trx) => {
    // Serializes the creation of listeners, so that concurrent requests cannot exceed the limit.
    await lockStore(trx, scope);
    const { count } = await listenersOf(trx, scope)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    if (count >= LISTENERS_MAX) throw conflict('webhook_listener_limit', `A store can have at most ${LISTENERS_MAX} webhook listeners.`);
    // It receives the events from now on.
    const { lastPosition } = await createEventFeed(trx, scope);
    const row = await trx
      .insertInto('listener')
      .values({
        tenant_id: scope.tenantId,
        mode: scope.mode,
        id: added.id,
        event_types: [...added.eventTypes],
        secret_sealed: added.secretSealed,
        began_position: String(lastPosition),
        position: String(lastPosition),
      })
      .returning(LISTENER.columns)
      .executeTakeFirstOrThrow();
    return LISTENER.read(row);
  });
}

/** A listener with its encrypted secret. */
export type SealedListener = Listener & { readonly secretSealed: Buffer };

/** Records that a listener is in use, and returns it with its encrypted secret; 404 for an unknown or expired one. */
export async function touchListener(db: Db, scope: Scope, id: string): Promise<SealedListener> {
  const row = isUuid(id)
    ? await db
        .updateTable('listener')
        .set({ seen_at: sql<Date>`statement_timestamp()` })
        .where(inScope(scope))
        .where('id', '=', id)
        .where(isLive)
        .returning([...LISTENER.columns, 'secret_sealed'])
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound('webhook listener');
  return { ...LISTENER.read(row), secretSealed: row.secret_sealed };
}

/** Deletes a listener; 404 for an unknown or expired one. */
export async function deleteListener(db: Db, scope: Scope, id: string): Promise<void> {
  const { numDeletedRows } = isUuid(id)
    ? await db.deleteFrom('listener').where(inScope(scope)).where('id', '=', id).where(isLive).executeTakeFirst()
    : { numDeletedRows: 0n };
  if (numDeletedRows === 0n) throw notFound('webhook listener');
}

/** Counts the listeners of a store to an event type. */
export async function countListeners(db: Db, scope: Scope, event: string): Promise<number> {
  const { count } = await listenersOf(db, scope)
    .where(sql<boolean>`event_types @> array[${event}]`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The events to hand out: those after `cursor`. */
export interface EventsAfter {
  readonly listenerId: string;
  /** The cursor of the last event that was handled; 0 for none. */
  readonly cursor: number;
  readonly limit: number;
}

/** The events that are handed out, and how many were dropped before the first one. */
export interface TakenEvents {
  readonly events: readonly ListenerEvent[];
  readonly missed: number;
}

/**
 * Acknowledges the events up to the cursor, and returns the first ones after it from the stored events, oldest first. Counts an attempt for each. A cursor counts
 * from the position at which the listener began.
 */
export function takeEvents(db: Db, scope: Scope, { listenerId, cursor, limit }: EventsAfter): Promise<TakenEvents> {
  return inTransaction(db, async (trx) => {
    const listener = await lockListener(trx, scope, listenerId);
    const { beganPosition, handedOut } = listener;
    const acknowledged = handedOut.findLast(({ position }) => position - beganPosition <= cursor)?.position ?? listener.position;
    let [read, after] = [await readAfter(trx, scope, listener, acknowledged, limit), acknowledged];
    // A listener to a rare type moves on past the others.
    for (; read.events.length === 0 && read.upTo < read.lastPosition; read = await readAfter(trx, scope, listener, after, limit))
      after = read.upTo;

    const attempts = new Map(handedOut.map((each) => [each.position, each.attempts]));
    const events = read.events.map((event) => ({
      ...event,
      cursor: event.position - beganPosition,
      attempt: (attempts.get(event.position) ?? 0) + 1,
    }));
    for (const { attempt, position } of events) attempts.set(position, attempt);
    const missed = acknowledged === listener.position ? listener.missed : missedAfter(listener, acknowledged, read.purgedPosition);
    if (events.length > 0 || after !== listener.position) {
      const left = [...attempts].flatMap(([position, count]) => (position > after ? [{ position, attempts: count }] : []));
      await updateListener(trx, scope, listenerId, { position: after, missed, left });
    }
    return { events, missed: events.length === 0 ? 0 : missed };
  });
}

/** Of the events that were dropped, those count no longer that were handed out before and are acknowledged now. */
function missedAfter({ handedOut, missed }: LockedListener, acknowledged: number, purgedPosition: number): number {
  if (acknowledged >= purgedPosition) return 0;
  return missed - handedOut.filter(({ position }) => position <= acknowledged && position <= purgedPosition).length;
}

const readAfter = async (trx: Trx, scope: Scope, { eventTypes }: LockedListener, after: number, limit: number): Promise<EventsRead> => {
  const read = await readEvents(trx, scope, { after, types: eventTypes, limit, isListening: true });
  if (read === undefined) throw new Error('a listener has no feed');
  return read;
};

interface LockedListener {
  readonly eventTypes: readonly string[];
  readonly beganPosition: number;
  /** All events up to this position were acknowledged. */
  readonly position: number;
  readonly missed: number;
  readonly handedOut: readonly HandedOut[];
}

async function lockListener(trx: Trx, scope: Scope, id: string): Promise<LockedListener> {
  const row = await listenersOf(trx, scope)
    .where('id', '=', id)
    .select(['event_types', 'began_position', 'position', 'missed', 'handed_out'])
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound('webhook listener');
  return {
    eventTypes: row.event_types,
    beganPosition: Number(row.began_position),
    position: Number(row.position),
    missed: row.missed,
    handedOut: row.handed_out,
  };
}

async function updateListener(
  trx: Trx,
  scope: Scope,
  id: string,
  { position, missed, left }: { readonly position: number; readonly missed: number; readonly left: readonly HandedOut[] },
): Promise<void> {
  await trx
    .updateTable('listener')
    .set({ position: String(position), missed, handed_out: sql`${JSON.stringify(left)}::jsonb` })
    .where(inScope(scope))
    .where('id', '=', id)
    .execute();
}
