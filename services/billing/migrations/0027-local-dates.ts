import { type Kysely, sql } from 'kysely';

/**
 * Adds the dates of documents in the time zone of their store, which earlier releases do not write: theirs are the dates of UTC. Terms can count from the end
 * of the month.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const basis = sql`text not null default 'NET' check (terms_basis in ('NET', 'EOM'))`;
  await sql`alter table credit_account add column terms_basis ${basis}`.execute(db);
  await sql`alter table payment_authorization add column terms_basis ${basis}`.execute(db);
  await sql`
    alter table invoice
      add column issued_on text,
      add column due_on text,
      add column voided_on text,
      add column time_zone text not null default 'UTC',
      add column terms_basis text,
      add column terms_days integer
  `.execute(db);
  await sql`alter table credit_note add column issued_on text`.execute(db);
}
