import { type Kysely, sql } from 'kysely';

/** Finds the ended freezes of which something is left to be forgotten: the tombstones, and the answers of closed ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index cart_freeze_ended on cart_freeze (updated_at)
    where status = 'RELEASED' or (status = 'CLOSED' and answer is not null)
  `.execute(db);
}
