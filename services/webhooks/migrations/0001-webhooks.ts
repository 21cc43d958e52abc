import { up as createEventTables } from '@storefront/events/migrations/0001-event-tables';
import { type Kysely, sql } from 'kysely';

/** Creates the tables for subscriptions, deliveries, attempts, senders, and events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createEventTables(db);
  await sql`
    create table subscription (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      id uuid not null,
      endpoint_url text not null,
      event_types text[] not null check (cardinality(event_types) > 0),
      description text,
      status text not null check (status in ('ACTIVE', 'DISABLED')),
      secret_sealed bytea not null,
      secret_hint text not null,
      previous_secret_sealed bytea,
      previous_secret_until timestamptz(3),
      consecutive_failures integer not null default 0,
      failing_since timestamptz(3),
      failing_messages integer not null default 0,
      disabled_at timestamptz(3),
      disabled_reason text,
      last_delivery_id uuid,
      last_delivery_event text,
      last_delivery_status text,
      last_response_status integer,
      last_delivery_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3),
      primary key (tenant_id, mode, id),
      check ((status = 'DISABLED') = (disabled_at is not null)),
      check ((previous_secret_sealed is null) = (previous_secret_until is null))
    )
  `.execute(db);
  await sql`
    create table delivery (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      id uuid not null,
      subscription_id uuid not null,
      event text not null,
      event_id uuid not null,
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
      lease_holder uuid,
      delivered_at timestamptz(3),
      created_at timestamptz(3) not null,
      primary key (tenant_id, mode, id),
      unique (tenant_id, mode, subscription_id, event_id),
      foreign key (tenant_id, mode, subscription_id) references subscription (tenant_id, mode, id) on delete cascade,
      check ((status = 'PENDING') = (next_attempt_at is not null)),
      check (num_nulls(lease_token, lease_until, lease_holder) in (0, 3))
    )
  `.execute(db);
  // For claims: the subscriptions with pending deliveries, and the deliveries that are due first.
  await sql`create index delivery_pending on delivery (tenant_id, mode, subscription_id, next_attempt_at) where status = 'PENDING'`.execute(
    db,
  );
  // For claims: the deliveries in flight, which are limited per endpoint.
  await sql`create index delivery_leased on delivery (tenant_id, mode, subscription_id) where lease_token is not null`.execute(db);
  await sql`create index delivery_newest on delivery (tenant_id, mode, subscription_id, created_at desc, id desc)`.execute(db);
  await sql`create index delivery_created_at on delivery using brin (created_at)`.execute(db);
  await sql`
    create table attempt (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      delivery_id uuid not null,
      number integer not null,
      started_at timestamptz(3) not null,
      duration_ms integer not null,
      response_status integer,
      failure text,
      primary key (tenant_id, mode, delivery_id, number),
      foreign key (tenant_id, mode, delivery_id) references delivery (tenant_id, mode, id) on delete cascade
    )
  `.execute(db);
  // The sending processes with the time of their last heartbeat. They serve all stores, so the key has no tenant.
  await sql`create table sender (id uuid primary key, seen_at timestamptz(3) not null)`.execute(db);
}
