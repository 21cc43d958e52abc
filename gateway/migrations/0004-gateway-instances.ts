import { type Kysely, sql } from 'kysely';

/** Adds the table of running gateways, by which each computes its share of a rate limit while Redis is unavailable. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table gateway_instance (id uuid primary key, seen_at timestamptz(3) not null)`.execute(db);
}
