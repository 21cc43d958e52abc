import { type Kysely, sql } from 'kysely';

/**
 * Stores the events of a store once, for its feed and for its listeners, instead of once for each listener. The previous release goes on using `listener_event`,
 * which a later one drops.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_feed (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
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
    )
  `.execute(db);
  await sql`
    create table stored_event (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
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
    )
  `.execute(db);
  await sql`set local lock_timeout = '3s'`.execute(db);
  // Null for a listener that the previous release has created.
  await sql`alter table listener add column position bigint`.execute(db);
  await sql`alter table listener add column acknowledged_sequence integer not null default 0`.execute(db);
  await sql`alter table listener add column handed_out jsonb not null default '[]'`.execute(db);
  // The beginning of the feed that was on when the event was received.
  await sql`alter table held_event add column feed_began_position bigint`.execute(db);
}
