import { type Kysely, sql } from 'kysely';

/** Indexes the ended freezes that the sweep still has to clean up: tombstones, and closed freezes with a stored response. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index cart_freeze_ended on cart_freeze (updated_at)
    where status = 'RELEASED' or (status = 'CLOSED' and answer is not null)
  `.execute(db);
}
