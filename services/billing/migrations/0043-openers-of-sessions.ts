import { type Kysely, sql } from 'kysely';

/** Stores with a payment session of several invoices which keyed request opened it, so that a repetition finds its own session. Null without a key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_session add column if not exists opened_by text`.execute(db);
}
