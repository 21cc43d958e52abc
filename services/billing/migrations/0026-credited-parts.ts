import { type Kysely, sql } from 'kysely';

/** Makes credit notes remember what they credited of each line and of the shipping. Null in notes of earlier releases until the invoice is credited again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table credit_note add column parts jsonb`.execute(db);
}
