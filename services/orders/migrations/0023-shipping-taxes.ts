import { type Kysely, sql } from 'kysely';

/** Adds how the shipping of an order is taxed; null if all of it is taxed at the order's rate, as that of every earlier order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_order add column shipping_taxes jsonb`.execute(db);
}
