import { type Kysely, sql } from 'kysely';

/** Serves the operators' lists of customers and invoices, which are newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index customer_newest on customer (tenant_id, mode, created_at desc, id desc)`.execute(db);
  await sql`create index invoice_newest on invoice (tenant_id, mode, issued_at desc, id desc)`.execute(db);
}
