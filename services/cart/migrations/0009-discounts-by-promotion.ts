import { type Kysely, sql } from 'kysely';

/** Stores which promotions reduced a line, and why a promotion does not apply. A process of the previous release leaves both null. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart_line add column discounts jsonb`.execute(db);
  await sql`alter table cart_promotion add column reason text`.execute(db);
}
