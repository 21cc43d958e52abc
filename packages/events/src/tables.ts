import { createIndexConcurrently } from '@storefront/db';
import type { ColumnType, Generated } from 'kysely';
import { type Kysely, sql } from 'kysely';

/** The tables of this package, to intersect with a service's Database type. */
export interface EventTables {
  outbox: OutboxTable;
  event_sequence: EventSequenceTable;
  inbox: InboxTable;
  consumer_position: ConsumerPositionTable;
  quarantine: QuarantineTable;
  relay_lease: RelayLeaseTable;
}

interface OutboxTable {
  tenant_id: string;
  mode: string;
  /** Assigned by the database on insert, after the aggregate is locked, so within an aggregate it follows commit order. */
  position: Generated<string>;
  id: string;
  type: string;
  aggregate: string;
  aggregate_id: string;
  /** Numbers the public events of an aggregate from 1 without gaps; null for internal events. */
  sequence: string | null;
  data: ColumnType<unknown, string, never>;
  traceparent: string | null;
  /** The request of the public API that has caused the event; null if none has. */
  request_id: string | null;
  created_at: Generated<Date>;
  published_at: Date | null;
  /** The event's sequence in the stream, from its acknowledgment. */
  stream_sequence: string | null;
  /** The message ID of an event that was published again; null for the event's own ID. */
  message_id: string | null;
}

interface EventSequenceTable {
  tenant_id: string;
  mode: string;
  aggregate: string;
  aggregate_id: string;
  last_sequence: string;
}

interface InboxTable {
  tenant_id: string;
  mode: string;
  consumer: string;
  event_id: string;
  handled_at: Generated<Date>;
}

interface ConsumerPositionTable {
  consumer: string;
  stream_created_at: string;
  /** The highest stream sequence that is settled. Written before the acknowledgment, so a lower value than the stream's means that the database was restored. */
  settled: string;
  /** The highest delivery number of a settled event, because the stream's position also passes events that the consumer does not receive. */
  settled_delivery: string | null;
  /** Every event up to this stream sequence is settled. */
  floor: string;
  recorded_at: Generated<Date>;
  /** The events after `lost_after`, up to `lost_through`, are skipped and must be published again; null if the database was never restored. */
  lost_after: string | null;
  lost_through: string | null;
  lost_at: Date | null;
}

interface QuarantineTable {
  tenant_id: string;
  mode: string;
  consumer: string;
  event_id: string;
  type: string;
  reason: string;
  tries: number;
  subject: string;
  payload: string;
  quarantined_at: Generated<Date>;
}

interface RelayLeaseTable {
  service: string;
  holder: string | null;
  expires_at: Date;
  /** The creation time of the stream that this service's outbox was last compared with. A different value means that the stream was lost and created again. */
  stream_created_at: string | null;
}

/** Creates the event tables in the service's schema. Called by a migration of every service that emits or consumes events. */
export async function createEventTables(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/**
 * Lets the service detect that its database was restored and recover the events that it lost. Called by a later migration than
 * `createEventTables` in every service.
 */
export async function createConsumerPositions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column message_id uuid`.execute(db);
  await sql`
    create table consumer_position (
      consumer text primary key,
      stream_created_at text not null,
      settled bigint not null,
      floor bigint not null,
      recorded_at timestamptz(3) not null default clock_timestamp(),
      lost_after bigint,
      lost_through bigint,
      lost_at timestamptz(3)
    )
  `.execute(db);
}

/** Stores which delivery of a consumer is settled. Called by a later migration than `createConsumerPositions` in every service. */
export async function createSettledDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(db);
  await sql`alter table consumer_position add column settled_delivery bigint`.execute(db);
}

/** Lets events name the request that has caused them. Called by a later migration of every service. */
export const createRequestIds = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table outbox add column if not exists request_id text`.execute(db);
};

/**
 * Adds the column of `createRequestIds`, and the index with which the public events of a request are found. It builds the index concurrently, so the migration
 * cannot run in a transaction; it can be repeated.
 */
export async function createRequestEvents(db: Kysely<unknown>): Promise<void> {
  await createRequestIds(db);
  await createIndexConcurrently(
    db,
    'outbox_request',
    'on outbox (tenant_id, mode, request_id) where request_id is not null and sequence is not null',
  );
}

const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

const STATEMENTS = [
  `create table outbox (
    ${SCOPE},
    position bigint generated always as identity primary key,
    id uuid not null,
    type text not null,
    aggregate text not null,
    aggregate_id text not null,
    sequence bigint,
    data json not null,
    traceparent text,
    created_at timestamptz(3) not null default clock_timestamp(),
    published_at timestamptz(3),
    stream_sequence bigint
  )`,
  // Serves the relay's only query; it contains only the backlog.
  `create index outbox_unpublished on outbox (position) where published_at is null`,
  `create unique index outbox_sequence on outbox (tenant_id, mode, aggregate, aggregate_id, sequence) where sequence is not null`,
  `create table event_sequence (
    ${SCOPE},
    aggregate text not null,
    aggregate_id text not null,
    last_sequence bigint not null,
    primary key (tenant_id, mode, aggregate, aggregate_id)
  )`,
  // IDs are text here, because a message that could not be parsed has no UUID.
  `create table inbox (
    ${SCOPE},
    consumer text not null,
    event_id text not null,
    handled_at timestamptz(3) not null default clock_timestamp(),
    primary key (tenant_id, mode, consumer, event_id)
  )`,
  // Rows are inserted in time order, for which a BRIN index is small; only the retention job filters by time.
  `create index inbox_handled_at on inbox using brin (handled_at)`,
  `create table quarantine (
    ${SCOPE},
    consumer text not null,
    event_id text not null,
    type text not null,
    reason text not null,
    tries integer not null,
    subject text not null,
    payload text not null,
    quarantined_at timestamptz(3) not null default clock_timestamp(),
    primary key (tenant_id, mode, consumer, event_id)
  )`,
  `create table relay_lease (
    service text primary key,
    holder uuid,
    expires_at timestamptz not null,
    stream_created_at text
  )`,
];
