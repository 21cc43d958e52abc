import { type Kysely, sql } from 'kysely';

/** Adds whether a cart was priced for a customer who is exempt from GCT. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart add column tax_exempt boolean not null default false`.execute(db);
}
