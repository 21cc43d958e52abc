import { type Kysely, sql } from 'kysely';

/** Creates the event tables, such as the outbox and the inbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLES).execute(db);
}

/** Finds the public events of a request, in services that list them. */
export async function indexEventsOfRequests(db: Kysely<unknown>): Promise<void> {
  await sql`create index outbox_request_position on outbox (tenant_id, mode, request_id)
    where request_id is not null and aggregate_position is not null`.execute(db);
}

const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

const TABLES = `
  create table outbox (
    ${SCOPE},
    position bigint generated always as identity,
    id uuid not null,
    type text not null,
    aggregate text not null,
    aggregate_id text not null,
    sequence bigint,
    -- The number of a public event among those of its aggregate.
    aggregate_position bigint,
    -- When the public event before it was written, so that a consumer knows whether that one may still be on its way.
    previous_at timestamptz(3),
    data json not null,
    -- The request that caused the event.
    request_id text,
    traceparent text,
    created_at timestamptz(3) not null default clock_timestamp(),
    published_at timestamptz(3),
    stream_sequence bigint,
    message_id uuid,
    constraint outbox_key primary key (tenant_id, position)
  );
  -- Serves the relay's only query; it contains only the backlog.
  create index outbox_unpublished on outbox (position) where published_at is null;
  create unique index outbox_sequence on outbox (tenant_id, mode, aggregate, aggregate_id, sequence) where sequence is not null;
  -- Rows of all stores are read in the order in which they were created.
  create index outbox_created on outbox (created_at);

  -- The last position of an aggregate is the sum of both counters.
  create table event_sequence (
    ${SCOPE},
    aggregate text not null,
    aggregate_id text not null,
    last_sequence bigint not null,
    unsequenced bigint not null default 0,
    last_at timestamptz(3),
    previous_at timestamptz(3),
    primary key (tenant_id, mode, aggregate, aggregate_id)
  );

  -- IDs are text here, because a message that could not be parsed has no UUID.
  create table inbox (
    ${SCOPE},
    consumer text not null,
    event_id text not null,
    handled_at timestamptz(3) not null default clock_timestamp(),
    primary key (tenant_id, mode, consumer, event_id)
  );
  -- Rows are inserted in time order, for which a BRIN index is small; only the retention job filters by time.
  create index inbox_handled_at on inbox using brin (handled_at);

  create table quarantine (
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
  );

  create table relay_lease (
    service text primary key,
    owner uuid,
    expires_at timestamptz not null,
    stream_created_at text
  );

  -- The positions of consumers in the stream, so that a restored database is detected.
  create table consumer_position (
    consumer text primary key,
    stream_created_at text not null,
    settled bigint not null,
    -- The settled delivery, so that events of other consumers are not taken for lost ones.
    settled_delivery bigint not null,
    floor bigint not null,
    recorded_at timestamptz(3) not null default clock_timestamp(),
    lost_after bigint,
    lost_through bigint,
    lost_at timestamptz(3)
  );
`;
