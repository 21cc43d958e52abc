import { type Kysely, sql } from 'kysely';

/** Records which senders have a session, whose end shows that they have died, and which process completes a held event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(db);
  await sql`alter table sender add column has_session boolean not null default false`.execute(db);
  await sql`alter table held_event add column lease_holder uuid`.execute(db);
}
