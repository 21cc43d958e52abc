import { type Kysely, sql } from 'kysely';

/** Allows order lines without a list price: products that are sold at contract prices only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_line alter column list_unit_price drop not null`.execute(db);
}
