import { up as createOperatorTables } from '@storefront/access/migrations/0001-operators';
import { up as createEventTables } from '@storefront/events/migrations/0001-event-tables';
import { up as createLeaseOwnerTable } from '@storefront/lease-owners/migrations/0001-lease-owners';
import { type Kysely, sql } from 'kysely';

/** Creates the tables of subscriptions, deliveries, the feed, and listeners, and those of the packages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLES).execute(db);
  await createEventTables(db);
  await createOperatorTables(db);
  await createLeaseOwnerTable(db);
}

const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

const TABLES = `
  create table subscription (
    ${SCOPE},
    id uuid not null,
    endpoint_url text not null,
    event_types text[] not null check (cardinality(event_types) > 0),
    filters jsonb not null default '[]',
    header_names text[] not null default '{}',
    -- The names and values of the headers, as encrypted JSON; null if there are none.
    headers_sealed bytea,
    ordering text not null default 'NONE' check (ordering in ('NONE', 'AGGREGATE')),
    max_deliveries_per_second integer check (max_deliveries_per_second between 1 and 1000),
    description text,
    status text not null check (status in ('ACTIVE', 'DISABLED')),
    signature_scheme text not null default 'v1' check (signature_scheme in ('v1', 'v1a')),
    -- Until when both schemes sign, after a change.
    other_scheme_until timestamptz(3),
    secret_sealed bytea not null,
    secret_hint text not null,
    previous_secret_sealed bytea,
    previous_secret_until timestamptz(3),
    -- The key pair of v1a. It stays while v1 is used, so that it is the same after a change back.
    public_key text,
    signing_key_sealed bytea,
    previous_signing_key_sealed bytea,
    consecutive_failures integer not null default 0,
    failing_since timestamptz(3),
    failing_messages integer not null default 0,
    -- Failures before a long silence do not count toward disabling a subscription.
    last_failure_at timestamptz(3),
    disabled_at timestamptz(3),
    disabled_reason text,
    last_delivery_id uuid,
    last_delivery_event text,
    last_delivery_status text,
    last_response_status integer,
    last_delivery_at timestamptz(3),
    -- Counts the events about the endpoint, which are numbered without gaps.
    last_event_position integer not null default 0,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3),
    primary key (tenant_id, mode, id),
    check ((status = 'DISABLED') = (disabled_at is not null)),
    check ((previous_secret_sealed is null) = (previous_secret_until is null)),
    constraint subscription_signing_key_check
      check ((public_key is null) = (signing_key_sealed is null) and (signature_scheme = 'v1' or public_key is not null))
  );

  create table delivery (
    ${SCOPE},
    id uuid not null,
    subscription_id uuid not null,
    event text not null,
    event_id uuid not null,
    aggregate text,
    -- The position of the event in its aggregate.
    position integer,
    -- Whether later deliveries of the aggregate to the subscription wait until this one is accepted or given up.
    is_open boolean not null default false,
    -- The bytes that are signed and sent. Text, because jsonb would reformat them.
    body text not null,
    traceparent text,
    status text not null check (status in ('PENDING', 'DELIVERED', 'FAILED', 'DISCARDED')),
    attempt_count integer not null default 0,
    next_attempt_at timestamptz(3),
    -- The number of requested redeliveries that have not been sent yet.
    resends integer not null default 0,
    lease_token uuid,
    lease_until timestamptz(3),
    lease_owner uuid,
    delivered_at timestamptz(3),
    created_at timestamptz(3) not null,
    primary key (tenant_id, mode, id),
    unique (tenant_id, mode, subscription_id, event_id),
    foreign key (tenant_id, mode, subscription_id) references subscription (tenant_id, mode, id) on delete cascade,
    -- An open delivery that waits for an earlier one has no next attempt yet.
    constraint delivery_next_attempt_check
      check ((status = 'PENDING') = (next_attempt_at is not null) or (status = 'PENDING' and is_open)),
    constraint delivery_check1 check (num_nulls(lease_token, lease_until, lease_owner) in (0, 3))
  );
  -- For claims: the subscriptions with pending deliveries, and the deliveries that are due first.
  create index delivery_pending on delivery (tenant_id, mode, subscription_id, next_attempt_at) where status = 'PENDING';
  -- For claims: the deliveries in flight, which are limited per endpoint.
  create index delivery_leased on delivery (tenant_id, mode, subscription_id) where lease_token is not null;
  create index delivery_newest on delivery (tenant_id, mode, subscription_id, created_at desc, id desc);
  create index delivery_created_at on delivery using brin (created_at);
  -- For ordered subscriptions: the first open delivery of an aggregate.
  create index delivery_open on delivery (tenant_id, mode, subscription_id, aggregate, position) where is_open and status = 'PENDING';

  create table attempt (
    ${SCOPE},
    delivery_id uuid not null,
    number integer not null,
    started_at timestamptz(3) not null,
    duration_ms integer not null,
    response_status integer,
    failure text,
    primary key (tenant_id, mode, delivery_id, number),
    foreign key (tenant_id, mode, delivery_id) references delivery (tenant_id, mode, id) on delete cascade
  );

  -- Attempts by hour and duration, from which the statistics of a subscription are read without reading its attempts.
  create table delivery_hour (
    ${SCOPE},
    subscription_id uuid not null,
    -- The beginning of the hour, UTC.
    hour timestamptz(0) not null,
    -- The duration, see domain/duration-bucket.ts.
    bucket smallint not null,
    delivered integer not null,
    failed integer not null,
    primary key (tenant_id, mode, subscription_id, hour, bucket),
    foreign key (tenant_id, mode, subscription_id) references subscription (tenant_id, mode, id) on delete cascade
  );
  create index delivery_hour_hour on delivery_hour using brin (hour);

  -- When the next attempt may start, for subscriptions with a maximum per second. Written by claims only.
  create table endpoint_start (
    ${SCOPE},
    subscription_id uuid not null,
    free_at timestamptz not null,
    primary key (tenant_id, mode, subscription_id),
    foreign key (tenant_id, mode, subscription_id) references subscription (tenant_id, mode, id) on delete cascade
  );

  -- When work of each kind can be claimed next, so that a claim finds the stores with due work on an index.
  create table flow (
    ${SCOPE},
    kind text not null check (kind in ('delivery', 'failing_delivery', 'pending_event')),
    -- Infinity if nothing waits.
    due_at timestamptz not null,
    -- Whether something is due that must wait until something claimed is done.
    is_blocked boolean not null default false,
    primary key (tenant_id, mode, kind)
  );
  create index flow_due on flow (kind, due_at);

  -- Events that were received and not dispatched yet.
  create table pending_event (
    ${SCOPE},
    event_id uuid not null,
    aggregate text not null,
    aggregate_id text not null,
    -- The position of the event in its aggregate; 0 for one without a position.
    position integer not null,
    -- The whole event as JSON text.
    event text not null,
    -- The beginning of the feed that was on when the event was received.
    feed_began_position bigint,
    tries integer not null default 0,
    next_try_at timestamptz(3) not null default clock_timestamp(),
    -- Until when the event waits for its missing predecessor, unless that one is dispatched before.
    gap_until timestamptz(3),
    lease_owner uuid,
    created_at timestamptz(3) not null default clock_timestamp(),
    primary key (tenant_id, mode, event_id)
  );
  -- For claims: the earliest event of each aggregate, if it is due, and those of each store and kind of aggregate that are due first.
  create index pending_event_of_aggregate on pending_event (tenant_id, mode, aggregate_id, position);
  create index pending_event_due on pending_event (tenant_id, mode, aggregate, next_try_at);

  -- Up to which position the events of an aggregate were dispatched, in stores with a feed or an ordered subscription.
  create table aggregate_sequence (
    ${SCOPE},
    aggregate text not null,
    -- Null before the first event.
    dispatched_to integer,
    seen_at timestamptz(3) not null,
    primary key (tenant_id, mode, aggregate)
  );

  create table event_feed (
    ${SCOPE},
    -- Whether the store can read its events.
    is_on boolean not null default false,
    began_at timestamptz(3),
    -- The feed contains events after this position.
    began_position bigint not null default 0,
    -- The position of the last stored event. Its row is locked while positions are assigned.
    last_position bigint not null default 0,
    -- Events up to this position may have been purged.
    purged_position bigint not null default 0,
    primary key (tenant_id, mode)
  );

  -- An event is stored once, for the feed and for all listeners.
  create table stored_event (
    ${SCOPE},
    position bigint not null,
    event_id uuid not null,
    event text not null,
    -- The bytes that are sent and signed. Text, because jsonb would reformat them.
    body text not null,
    -- False for an event that is stored for listeners only.
    in_feed boolean not null,
    created_at timestamptz(3) not null,
    primary key (tenant_id, mode, position),
    unique (tenant_id, mode, event_id)
  );

  -- Short-lived subscriptions, which read the stored events instead of receiving deliveries.
  create table listener (
    ${SCOPE},
    id uuid not null,
    event_types text[] not null check (cardinality(event_types) > 0),
    secret_sealed bytea not null,
    -- Its first event has a later position.
    began_position bigint not null,
    -- All of its events up to this position were acknowledged.
    position bigint not null,
    -- The number of its events after that position that were dropped.
    missed integer not null default 0,
    -- The events after that position that were handed out, with the number of times.
    handed_out jsonb not null default '[]',
    created_at timestamptz(3) not null default clock_timestamp(),
    -- When its events were last fetched.
    seen_at timestamptz(3) not null default clock_timestamp(),
    primary key (tenant_id, mode, id)
  );
`;
