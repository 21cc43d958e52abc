import { type Kysely, sql } from 'kysely';

/** Stores which promotions reduced a line. Null for the lines of earlier orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_line add column discounts jsonb`.execute(db);
}
