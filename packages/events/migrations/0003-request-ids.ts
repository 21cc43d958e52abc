import { type Kysely, sql } from 'kysely';

/** Lets events name the request that has caused them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column if not exists request_id text`.execute(db);
}
