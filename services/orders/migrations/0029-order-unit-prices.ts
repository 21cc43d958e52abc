import { type Kysely, sql } from 'kysely';

/** Adds the price of the unit in which a line was ordered. Lines of earlier releases have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_line add column order_unit_price numeric`.execute(db);
}
