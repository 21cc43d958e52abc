import { type Kysely, sql } from 'kysely';

/** Adds how many decimals the quantities of each SKU of an order may have; null for every earlier order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_order add column quantity_decimals jsonb`.execute(db);
}
