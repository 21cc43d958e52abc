import { type Kysely, sql } from 'kysely';

/** Adds whether a store refuses checkouts of customers whose email is not verified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table store_settings add column require_verified_email boolean not null default false`.execute(db);
}
