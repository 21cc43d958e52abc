import { type Kysely, sql } from 'kysely';

/**
 * Adds the dates of documents in the time zone of their store, which earlier releases do not write: theirs are the dates of UTC. Terms can count from the end
 * of the month.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['credit_account', 'payment_authorization']) {
    await sql`
      alter table ${sql.id(table)}
        add column terms_basis text not null default 'NET',
        add constraint ${sql.id(`${table}_terms_basis_check`)} check (terms_basis in ('NET', 'EOM')) not valid
    `.execute(db);
  }
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
