import { type Kysely, sql } from 'kysely';

/** Creates the table of events whose bodies wait for the billing sections of their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table held_event (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      event_id uuid not null,
      aggregate_id text not null,
      sequence integer not null,
      -- The whole event as JSON text.
      event text not null,
      tries integer not null default 0,
      next_try_at timestamptz(3) not null default clock_timestamp(),
      created_at timestamptz(3) not null default clock_timestamp(),
      primary key (tenant_id, mode, event_id)
    )
  `.execute(db);
  // For claims: the earliest held event of each order, if it is due.
  await sql`create index held_event_next_try on held_event (next_try_at)`.execute(db);
  await sql`create index held_event_of_aggregate on held_event (tenant_id, mode, aggregate_id, sequence)`.execute(db);
}
