import { type Kysely, sql } from 'kysely';

/** Adds the settings of a store's documents, and the copy that each invoice keeps. Invoices of earlier releases have none, and look as they did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table seller
      add column tax_label text,
      add column tax_number_label text,
      add column paper text check (paper in ('a4', 'letter')),
      add column contact_email text,
      add column contact_phone text
  `.execute(db);
  await sql`alter table invoice add column print jsonb`.execute(db);
}
