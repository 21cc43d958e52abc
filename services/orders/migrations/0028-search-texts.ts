import { type Kysely, sql } from 'kysely';

/** Adds the text by which a customer's list finds orders. Earlier releases do not write it: the lines of their orders are read instead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_order add column search_text text`.execute(db);
}
