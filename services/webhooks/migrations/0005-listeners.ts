import { type Kysely, sql } from 'kysely';

/** Creates the tables of listeners: short-lived subscriptions whose events are fetched instead of sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listener (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      id uuid not null,
      event_types text[] not null check (cardinality(event_types) > 0),
      secret_sealed bytea not null,
      -- The number of events that were written for the listener, which is the cursor of the last one.
      last_sequence integer not null default 0,
      created_at timestamptz(3) not null default clock_timestamp(),
      -- When its events were last fetched.
      seen_at timestamptz(3) not null default clock_timestamp(),
      primary key (tenant_id, mode, id)
    )
  `.execute(db);
  await sql`
    create table listener_event (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      listener_id uuid not null,
      sequence integer not null,
      delivery_id uuid not null,
      event text not null,
      event_id uuid not null,
      -- The bytes that are signed. Text, because jsonb would reformat them.
      body text not null,
      attempt_count integer not null default 0,
      primary key (tenant_id, mode, listener_id, sequence),
      foreign key (tenant_id, mode, listener_id) references listener (tenant_id, mode, id) on delete cascade
    )
  `.execute(db);
}
