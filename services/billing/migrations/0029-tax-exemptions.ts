import { type Kysely, sql } from 'kysely';

/** Adds the certificate by which a customer is exempt from GCT, and the last date of the exemption. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer add column tax_exempt_certificate text, add column tax_exempt_until text`.execute(db);
}
