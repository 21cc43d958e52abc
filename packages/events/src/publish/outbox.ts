import type { Scope } from '@storefront/contract';
import { byStore, PREPARED } from '@storefront/db';
import { type Kysely, sql } from 'kysely';

/** Identifies an event in the outbox. */
export interface OutboxKey {
  readonly tenantId: string;
  /** Orders the events of a store. */
  readonly position: string;
}

/** An event in the outbox. */
export interface OutboxRow extends Scope, OutboxKey {
  readonly id: string;
  /** The ID by which the stream drops duplicates: that of the event, or a new one for each time that the event is published again. */
  readonly messageId: string;
  readonly type: string;
  readonly aggregate: string;
  readonly aggregateId: string;
  readonly sequence: string | null;
  readonly aggregatePosition: string | null;
  /** When the public event before this one was written; null without one. */
  readonly previousAt: Date | null;
  /** JSON text, published as it was written. */
  readonly data: string;
  readonly traceparent: string | null;
  readonly requestId: string | null;
  readonly createdAt: Date;
}

/**
 * Lists unpublished events of all stores, those of each store in their order. Each row has a mark instead of a common cursor, so that a transaction that commits
 * late is never skipped.
 */
export async function listUnpublished<Database>(db: Kysely<Database>, limit: number): Promise<readonly OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`${PREPARED}
    select position, id, coalesce(message_id, id) as "messageId", tenant_id as "tenantId", mode, type, aggregate, aggregate_id as "aggregateId", sequence,
      aggregate_position as "aggregatePosition", previous_at as "previousAt", data::text as data, traceparent, request_id as "requestId", created_at as "createdAt"
    from outbox where published_at is null order by position limit ${limit}
  `.execute(db);
  return rows;
}

/** An event that the stream has acknowledged. */
export interface PublishedRow extends OutboxKey {
  readonly streamSequence: number;
}

/** Marks events that the stream has acknowledged, store by store. What a failure leaves unmarked is published again, and the stream drops the copies. */
export async function markPublished<Database>(db: Kysely<Database>, published: readonly PublishedRow[]): Promise<void> {
  for (const [tenantId, rows] of byStore(published)) await markOfStore(db, tenantId, rows);
}

/** The commit does not wait for the disk: if it is lost in a crash, the events are published again. */
async function markOfStore<Database>(db: Kysely<Database>, tenantId: string, rows: readonly PublishedRow[]): Promise<void> {
  // Postgres expects the same number of rows from any JSON, so it plans this once. For arrays it would plan each time, by their lengths.
  const given = JSON.stringify(rows.map(({ position, streamSequence }) => ({ position, stream_sequence: streamSequence })));
  await sql`${PREPARED}
    with acked as materialized (
      select position, stream_sequence from jsonb_to_recordset(${given}::jsonb) as given (position bigint, stream_sequence bigint)
    ), marked as (
      update outbox set published_at = statement_timestamp(), stream_sequence = acked.stream_sequence from acked
      -- Without the list of positions, a plan can read all events of the store and join them.
      where outbox.tenant_id = ${tenantId} and outbox.position = any (array(select position from acked)) and outbox.position = acked.position
    )
    select set_config('synchronous_commit', 'off', true)
  `.execute(db);
}

/** Counts the unpublished events. */
export async function countUnpublished<Database>(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ waiting: string }>`select count(*) as waiting from outbox where published_at is null`.execute(db);
  return Number(rows[0]?.waiting ?? 0);
}

/** Returns the age of the unpublished event that the relay lists first, in seconds; 0 if there is none. */
export async function ageOfOldestUnpublished<Database>(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ age: number }>`
    select extract(epoch from clock_timestamp() - created_at)::float8 as age
    from outbox where published_at is null order by position limit 1
  `.execute(db);
  return Math.max(0, rows[0]?.age ?? 0);
}

/** The position of a published event in the outbox and in the stream. */
export interface PublishedMark extends OutboxKey {
  readonly createdAt: Date;
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
    select tenant_id as "tenantId", position, created_at as "createdAt", aggregate, coalesce(message_id, id) as "messageId",
      stream_sequence as "streamSequence"
    from outbox where published_at > now() - ${maxAgeMs} * interval '1 millisecond' and stream_sequence is not null
    order by created_at desc, tenant_id desc, position desc offset ${newer} limit ${limit}
  `.execute(db);
  return rows;
}
