import type { Scope } from '@storefront/contract';
import { PREPARED } from '@storefront/db';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** An event in the outbox. */
export interface OutboxRow extends Scope {
  /** The position among this service's events. */
  readonly position: string;
  readonly id: string;
  /** The ID by which the stream drops duplicates: that of the event, or a new one for each time that the event is published again. */
  readonly messageId: string;
  readonly type: string;
  readonly aggregate: string;
  readonly aggregateId: string;
  readonly sequence: string | null;
  /** JSON text, published as it was written. */
  readonly data: string;
  readonly traceparent: string | null;
  readonly requestId: string | null;
  readonly createdAt: Date;
}

/** Lists the oldest unpublished events. Each row has a mark instead of a common cursor, so that a transaction that commits late is never skipped. */
export async function listUnpublished<Database>(db: Kysely<Database>, limit: number): Promise<readonly OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`${PREPARED}
    select position, id, coalesce(message_id, id) as "messageId", tenant_id as "tenantId", mode, type, aggregate, aggregate_id as "aggregateId", sequence,
      data::text as data, traceparent, request_id as "requestId", created_at as "createdAt"
    from outbox where published_at is null order by position limit ${limit}
  `.execute(db);
  return rows;
}

/** An event that the stream has acknowledged. */
export interface PublishedRow {
  readonly position: string;
  readonly streamSequence: number;
}

/**
 * Marks events that the stream has acknowledged. The commit does not wait for the disk: if it is lost in a crash, the events are published again, and the stream
 * drops the copies.
 */
export async function markPublished<Database>(db: Kysely<Database>, published: readonly PublishedRow[]): Promise<void> {
  if (published.length === 0) return;
  await sql`${PREPARED}
    with relaxed as (select set_config('synchronous_commit', 'off', true))
    update outbox set published_at = clock_timestamp(), stream_sequence = acked.stream_sequence
    from relaxed, unnest(${published.map(({ position }) => position)}::bigint[], ${published.map(({ streamSequence }) => streamSequence)}::bigint[])
      as acked (position, stream_sequence)
    where outbox.position = acked.position
  `.execute(db);
}

/** Counts the unpublished events. */
export async function countUnpublished<Database>(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ waiting: string }>`select count(*) as waiting from outbox where published_at is null`.execute(db);
  return Number(rows[0]?.waiting ?? 0);
}

/** Returns the age of the oldest unpublished event in seconds; 0 if there is none. */
export async function ageOfOldestUnpublished<Database>(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ age: number }>`
    select extract(epoch from clock_timestamp() - created_at)::float8 as age
    from outbox where published_at is null order by position limit 1
  `.execute(db);
  return Math.max(0, rows[0]?.age ?? 0);
}

/** The place of a published event in the outbox and in the stream. */
export interface PublishedMark {
  readonly position: string;
  readonly aggregate: string;
  readonly messageId: string;
  readonly streamSequence: string;
}

/** Lists the newest published events, after the `newer` newest ones, that are young enough to be in the stream. */
export async function listPublished<Database>(
  db: Kysely<Database>,
  limit: number,
  maxAgeMs: number,
  newer = 0,
): Promise<readonly PublishedMark[]> {
  const { rows } = await sql<PublishedMark>`
    select position, aggregate, coalesce(message_id, id) as "messageId", stream_sequence as "streamSequence" from outbox
    where published_at > clock_timestamp() - ${maxAgeMs} * interval '1 millisecond' and stream_sequence is not null
    order by position desc offset ${newer} limit ${limit}
  `.execute(db);
  return rows;
}

/** Small enough for the statement timeout of every service. */
const UNMARK_BATCH = 10_000;

/** Marks published events after `position` that are younger than `maxAgeMs` as unpublished. Returns the number changed. */
export async function unmarkPublished<Database>(db: Kysely<Database>, position: string, maxAgeMs: number): Promise<number> {
  let unmarked = 0;
  for (let after: string | null = position; after !== null;) {
    const { rows }: { rows: { count: number; last: string | null }[] } = await sql<{ count: number; last: string | null }>`
      with lost as (
        update outbox set published_at = null, stream_sequence = null
        where position in (
          select position from outbox
          where position > ${after} and published_at is not null
            and created_at > clock_timestamp() - ${maxAgeMs} * interval '1 millisecond'
          order by position limit ${UNMARK_BATCH}
        )
        returning position
      )
      select count(*)::int as count, max(position) as last from lost
    `.execute(db);
    unmarked += rows[0]?.count ?? 0;
    after = rows[0]?.last ?? null;
  }
  return unmarked;
}

/** Marks the events at these positions as unpublished. Returns the number changed. */
export async function unmarkPositions<Database>(db: Kysely<Database>, positions: readonly string[]): Promise<number> {
  if (positions.length === 0) return 0;
  const { numAffectedRows } = await sql`
    update outbox set published_at = null, stream_sequence = null where position = any(${[...positions]}::bigint[])
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** How far `unmarkWhere` reads. */
interface UnmarkOptions {
  /** Ends at events younger than this. */
  readonly minAgeMs?: number;
  /** Ends after the current batch when aborted. */
  readonly signal?: AbortSignal;
}

/**
 * Marks the events that match `condition` as unpublished, with new message IDs: the stream drops a message whose ID it has seen within ten minutes, even if
 * every consumer has acknowledged it. Reads the outbox along its primary key, in batches. Returns the number changed.
 */
export async function unmarkWhere<Database>(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  { minAgeMs = 0, signal }: UnmarkOptions = {},
): Promise<number> {
  let unmarked = 0;
  for (let after: string | null = '0'; after !== null && signal?.aborted !== true;) {
    const { rows }: { rows: { count: number; last: string | null }[] } = await sql<{ count: number; last: string | null }>`
      with examined as materialized (
        select position, type, created_at, published_at, stream_sequence from outbox
        where position > ${after} order by position limit ${UNMARK_BATCH}
      ), lost as (
        update outbox set published_at = null, stream_sequence = null, message_id = gen_random_uuid()
        where position in (select position from examined where ${condition})
        returning position
      )
      -- Later positions are younger, apart from transactions that commit late.
      select (select count(*)::int from lost) as count,
        case when max(created_at) < clock_timestamp() - ${minAgeMs} * interval '1 millisecond' then max(position) end as last
      from examined
    `.execute(db);
    unmarked += rows[0]?.count ?? 0;
    after = rows[0]?.last ?? null;
  }
  return unmarked;
}
