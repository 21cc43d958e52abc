import { type Kysely, sql } from 'kysely';

/** Adds the terms of orders on credit: `{code, days}`. Earlier releases store the days alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_order add column payment_terms jsonb`.execute(db);
}
