import { PREPARED, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { LISTENER_EVENTS_MAX } from '../domain/listener.ts';
import type { StoredEvent } from '../domain/stored-event.ts';
import { type EventFeed, lockEventFeed } from './event-feed.ts';
import type { Trx } from './schema.ts';

/** An event to store. */
export interface NewStoredEvent extends Omit<StoredEvent, 'position'> {
  /** Whether a listener receives it. */
  readonly isHeard: boolean;
  /** The beginning of the feed that was on when a pending event was received, or null; undefined for an event that was not pending. */
  readonly feedBegan?: number | null | undefined;
}

/**
 * Stores the events of a store that its feed or a listener needs, numbered in the given order. An event that was received before the feed was turned on is not part of it,
 * so that the feed has no gap after its first event of an object. An event is stored once. Call it last in the transaction.
 */
export async function storeEvents(trx: Trx, scope: Scope, events: readonly NewStoredEvent[]): Promise<void> {
  const feed = await lockEventFeed(trx, scope);
  if (feed === undefined) return;
  const inFeed = ({ feedBegan = feed.beganPosition }: NewStoredEvent): boolean => feed.isOn && feedBegan === feed.beganPosition;
  const needed = events.map((event) => ({ ...event, inFeed: inFeed(event) })).filter((event) => event.inFeed || event.isHeard);
  if (needed.length === 0) return;
  await insertEvents(trx, scope, needed, feed);
  if (!feed.isOn) await dropOldest(trx, scope, feed.lastPosition + needed.length - LISTENER_EVENTS_MAX);
}

async function insertEvents(
  trx: Trx,
  { tenantId, mode }: Scope,
  events: readonly (NewStoredEvent & { readonly inFeed: boolean })[],
  { lastPosition }: EventFeed,
): Promise<void> {
  const each = <T>(value: (event: (typeof events)[number]) => T): T[] => events.map(value);
  const types = each(({ event }) => event);
  await sql`${PREPARED}
    with numbered as (
      update event_feed set last_position = ${lastPosition + events.length}::bigint where tenant_id = ${tenantId} and mode = ${mode}
    )
    insert into stored_event (tenant_id, mode, position, event_id, event, body, in_feed, created_at)
    select ${tenantId}::uuid, ${mode}, ${lastPosition}::bigint + index, event_id, event, body, in_feed, statement_timestamp()
    from unnest(${each(({ eventId }) => eventId)}::uuid[], ${types}::text[], ${each(({ body }) => body)}::text[], ${each(({ inFeed }) => inFeed)}::boolean[])
      with ordinality as given (event_id, event, body, in_feed, index)
    on conflict (tenant_id, mode, event_id) do nothing
  `.execute(trx);
}

/** The events that one transaction drops, so that those which a feed has left are dropped in several. */
const DROPPED_MAX = 500;

/** Drops the oldest events of a store without a feed, and counts those that its listeners miss. */
async function dropOldest(trx: Trx, { tenantId, mode }: Scope, lastDropped: number): Promise<void> {
  if (lastDropped <= 0) return;
  await sql`
    with dropped as (
      delete from stored_event
      where tenant_id = ${tenantId} and mode = ${mode} and position in (
        select position from stored_event
        where tenant_id = ${tenantId} and mode = ${mode} and position <= ${lastDropped}::bigint order by position limit ${DROPPED_MAX}
      )
      returning position, event
    ), missed as (
      update listener set missed = missed + (
        select count(*) from dropped where dropped.position > listener.position and dropped.event = any(listener.event_types)
      )
      where tenant_id = ${tenantId} and mode = ${mode} and position < ${lastDropped}::bigint and exists (select from dropped)
    )
    update event_feed set purged_position = greatest(purged_position, (select max(position) from dropped))
    where tenant_id = ${tenantId} and mode = ${mode} and exists (select from dropped)
  `.execute(trx);
}
