import { PREPARED, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { EVENTS_BYTES_MAX, EVENTS_SCANNED_MAX, type StoredEvent } from '../domain/stored-event.ts';
import type { Db } from './schema.ts';

/** Which events of a feed to read. */
export interface EventsWanted {
  /** Undefined for the oldest ones. */
  readonly after: number | undefined;
  /** Undefined for all types. */
  readonly types: readonly string[] | undefined;
  readonly limit: number;
  /** Whether to read those that are stored for listeners only as well. */
  readonly isListening?: boolean;
}

/** The feed of a store and some of its events, as of one moment. */
export interface EventsRead {
  readonly isOn: boolean;
  readonly beganPosition: number;
  readonly purgedPosition: number;
  /** The position of the last stored event. */
  readonly lastPosition: number;
  /** In order. Their bodies together stay below the limit, unless there is only one. */
  readonly events: readonly StoredEvent[];
  /** There is no other such event up to this position. */
  readonly upTo: number;
}

interface Row extends Omit<EventsRead, 'events' | 'upTo'>, StoredEvent {
  readonly after: number;
  /** How many events were found, at most one more than wanted. */
  readonly found: number | null;
}

/** Reads the next events of the feed of a store, in one statement, so that what is said about the feed is true of them. */
export async function readEvents(
  db: Db,
  { tenantId, mode }: Scope,
  { after, types, limit, isListening = false }: EventsWanted,
): Promise<EventsRead | undefined> {
  const { rows } = await sql<Row>`${PREPARED}
    with feed as (
      select is_on, began_position, purged_position, last_position, coalesce(${after ?? null}::bigint, greatest(began_position, purged_position)) as after
      from event_feed where tenant_id = ${tenantId} and mode = ${mode}
    )
    select feed.is_on as "isOn", feed.began_position::float8 as "beganPosition", feed.purged_position::float8 as "purgedPosition",
      feed.last_position::float8 as "lastPosition", feed.after::float8 as after,
      found.position::float8 as position, found.count::integer as found, found.event, found.event_id as "eventId", found.body
    from feed left join lateral (
      select position, event, event_id, body, sum(octet_length(body)) over (order by position) as bytes, row_number() over (order by position) as number,
        count(*) over () as count
      from (
        select position, event, event_id, body from stored_event
        where tenant_id = ${tenantId} and mode = ${mode} and (in_feed or ${isListening}::boolean)
          and position > feed.after and position <= feed.after + ${EVENTS_SCANNED_MAX}::bigint
          and (${types ?? null}::text[] is null or event = any(${types ?? null}::text[]))
        order by position limit ${limit + 1}::integer
      ) as first
    ) as found on found.number = 1 or found.bytes <= ${EVENTS_BYTES_MAX}::bigint
    order by found.position
  `.execute(db);
  const [feed] = rows;
  if (feed === undefined) return undefined;
  const found = rows.flatMap(({ position, event, eventId, body }) => (position === null ? [] : [{ position, event, eventId, body }]));
  const events = found.slice(0, limit);
  const isCut = events.length < (feed.found ?? 0);
  const upTo = isCut
    ? (events.at(-1)?.position ?? feed.after)
    : Math.min(feed.after + EVENTS_SCANNED_MAX, Math.max(feed.lastPosition, feed.after));
  return { ...feed, events, upTo };
}

/** Returns an event of the feed of a store, as it is stored. */
export async function findStoredEvent(db: Db, { tenantId, mode }: Scope, eventId: string): Promise<string | undefined> {
  const { rows } = await sql<{ body: string }>`
    select body from stored_event stored join event_feed feed on feed.tenant_id = stored.tenant_id and feed.mode = stored.mode
    where stored.tenant_id = ${tenantId} and stored.mode = ${mode} and feed.tenant_id = ${tenantId}
      and stored.event_id = ${eventId} and stored.in_feed and stored.position > feed.began_position
  `.execute(db);
  return rows[0]?.body;
}
