import { type Kysely, sql } from 'kysely';

/** Creates the event tables, such as the outbox and the inbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
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
