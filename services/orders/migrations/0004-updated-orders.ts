import { type Kysely, sql } from 'kysely';

/** Finds the orders that changed since a check. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sales_order_updated on sales_order (updated_at)`.execute(db);
}
