import { type Kysely, sql } from 'kysely';
import type { EventScope } from './domain-event.ts';

export interface OutboxRow extends EventScope {
  /** Where the row stands among this service's events. */
  readonly position: string;
  readonly id: string;
  readonly type: string;
  readonly aggregate: string;
  readonly aggregateId: string;
  readonly sequence: string | null;
  /** JSON text, passed on as it was written. */
  readonly data: string;
  readonly traceparent: string | null;
  readonly createdAt: Date;
}

/** The oldest events that are not marked as published. A mark per row, not a cursor: a transaction that commits late is never skipped. */
export async function listUnpublished<Database>(db: Kysely<Database>, limit: number): Promise<readonly OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    select position, id, tenant_id as "tenantId", mode, type, aggregate, aggregate_id as "aggregateId", sequence,
      data::text as data, traceparent, created_at as "createdAt"
    from outbox where published_at is null order by position limit ${limit}
  `.execute(db);
  return rows;
}

export interface PublishedRow {
  readonly position: string;
  readonly streamSequence: number;
}

/** Marks events that the stream has acknowledged. */
export async function markPublished<Database>(db: Kysely<Database>, published: readonly PublishedRow[]): Promise<void> {
  if (published.length === 0) return;
  await sql`
    update outbox set published_at = clock_timestamp(), stream_sequence = acked.stream_sequence
    from unnest(${published.map(({ position }) => position)}::bigint[], ${published.map(({ streamSequence }) => streamSequence)}::bigint[])
      as acked (position, stream_sequence)
    where outbox.position = acked.position
  `.execute(db);
}

/** How many events wait to be published. */
export async function countUnpublished<Database>(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ waiting: string }>`select count(*) as waiting from outbox where published_at is null`.execute(db);
  return Number(rows[0]?.waiting ?? 0);
}

export interface PublishedMark {
  readonly position: string;
  readonly id: string;
  readonly streamSequence: string;
}

/** The published event that has `newer` published ones after it, if the stream must still hold it. */
export async function findPublished<Database>(db: Kysely<Database>, newer: number, maxAgeMs: number): Promise<PublishedMark | undefined> {
  const { rows } = await sql<PublishedMark>`
    select position, id, stream_sequence as "streamSequence" from outbox
    where published_at > clock_timestamp() - ${maxAgeMs} * interval '1 millisecond' and stream_sequence is not null
    order by position desc offset ${newer} limit 1
  `.execute(db);
  return rows[0];
}

/** Small enough for the statement timeout of any service. */
const UNMARK_BATCH = 10_000;

/** Puts published events after `position` that are younger than `maxAgeMs` back into the backlog. Returns how many. */
export async function unmarkPublished<Database>(db: Kysely<Database>, position: string, maxAgeMs: number): Promise<number> {
  let unmarked = 0;
  for (let after: string | null = position; after !== null; ) {
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

/** Deletes the oldest published events that are older than `maxAgeMs`, looking at no more than `limit` rows. Returns how many it deleted. */
export async function deleteOldEvents<Database>(db: Kysely<Database>, maxAgeMs: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from outbox where position in (
      select position from (select position, published_at, created_at from outbox order by position limit ${limit}) as oldest
      where published_at is not null and created_at < clock_timestamp() - ${maxAgeMs} * interval '1 millisecond'
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}
